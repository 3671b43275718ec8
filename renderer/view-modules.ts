import { readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { type PageId, routes } from '../pages/routes'
import { parseModule, resolveImport } from './source-modules'

const table = 'pages/routes.ts'

/**
 * The file whose component shows each page, as in `pages/about/AboutPage.tsx`: the one that the page's `view` imports in the
 * table of addresses.
 * @throws where the table does not say it in this form.
 */
export function readViewModules(): Record<PageId, string> {
  const modules = viewsIn(readFileSync(table, 'utf8'))
  for (const page of Object.keys(routes))
    if (!modules.has(page)) throw new Error(`${table}: the view of "${page}" must be () => import('./…').then(…).`)
  return Object.fromEntries(modules) as Record<PageId, string>
}

function viewsIn(source: string): Map<string, string> {
  const modules = new Map<string, string>()
  const keys: string[] = []
  new Visitor({
    Property: ({ key }) => void keys.push(key.type === 'Identifier' ? key.name : ''),
    'Property:exit': () => void keys.pop(),
    ImportExpression: ({ source: specifier }) => {
      const [page, member] = keys
      const [file] = specifier.type === 'Literal' ? resolveImport(table, String(specifier.value)) : []
      if (page && member === 'view' && file) modules.set(page, file)
    },
  }).visit(parseModule(table, source))
  return modules
}
