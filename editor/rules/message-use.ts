import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { defaultLocale } from '../../locales/locales.ts'
import { sharedMessages } from '../../locales/message-id.ts'
import { type Catalog, valuesIn } from '../../renderer/messages/catalogs.ts'

const sources = '{components,content,forms,locales,pages,renderer,server}/**/*.{ts,tsx}'

/** The site's code by file. */
export function codeOfSite(): Map<string, string> {
  return new Map(globSync(sources, { exclude: ['**/*.test.*'] }).map((file) => [file, readFileSync(file, 'utf8')]))
}

/**
 * Messages that no code uses, placeholders to which none of the code that uses the message gives a value, and messages of
 * a file that the pages which ask for them do not load.
 */
export function messageUseErrors(catalog: Catalog, code: Map<string, string>): string[] {
  return [...catalog].flatMap(([key, ast]) => {
    const file = key.split('.')[0] ?? ''
    const place = `locales/${defaultLocale}/${file}.json: "${key}"`
    const users = [...code].filter(([, source]) => source.includes(`'${key}'`) || source.includes(`"${key}"`))
    if (users.length === 0) return [`${place} is used by no code: remove it from all languages`]
    const unknown = valuesIn(ast).filter(
      (name) => !users.some(([, source]) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    const without = users.filter(([user]) => !hasMessages(user, file, code))
    return [
      ...unknown.map((name) => `${place} has the placeholder {${name}}, which nothing gives a value`),
      ...without.map(
        ([user]) =>
          `${user} uses "${key}": name '${file}' in loadPage() of its route in pages/routes.ts, or move it to ui.json`,
      ),
    ]
  })
}

/** Whether code can use the messages of a file: the build has all, components those that every page loads. */
function hasMessages(user: string, file: string, code: Map<string, string>): boolean {
  const isOfBuild = !/^(components|forms|pages)\//.test(user) || user.endsWith('.data.ts')
  // Pages with a form name them.
  const isOfForm = user.startsWith('forms/') && ['contact', 'lead'].includes(file)
  if (isOfBuild || isOfForm || sharedMessages.some((name) => name === file)) return true
  // The routes that name the folder of the code: by its import or, at hand from the start, by its messages.
  const folder = new RegExp(`['/]${basename(dirname(user))}['/]`)
  const routes = (code.get('pages/routes.ts') ?? '').split(/^(?=(?:export )?const )/m)
  return routes.some((route) => folder.test(route) && new RegExp(`loadPage.*\\([^)]*'${file}'`).test(route))
}
