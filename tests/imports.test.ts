import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What each folder may import besides itself and the files of the project's root. The others may import anything. */
const allowedImports = {
  locales: [],
  requests: ['locales/'],
  measurement: ['locales/', 'requests/'],
  content: ['locales/', 'requests/'],
  // Content reaches the browser only inside a page, so components take it as props and import its types.
  components: ['locales/', 'requests/', 'measurement/', 'type content/'],
  pages: ['components/', 'content/', 'locales/', 'requests/', 'measurement/'],
  renderer: ['pages/', 'components/', 'content/', 'locales/', 'requests/', 'measurement/'],
  crawler: ['locales/', 'content/limits.ts', 'content/site.ts', 'components/page/'],
  // Its container holds no more.
  server: ['locales/', 'requests/', 'content/names.ts'],
  hosts: ['server/', 'content/', 'locales/', 'requests/'],
  scripts: ['server/'],
  editor: ['content/', 'locales/', 'renderer/', 'pages/addresses.ts'],
}

test.each(Object.entries(allowedImports))('%s/ imports only %j', (folder, allowed) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(0)
  const isAllowed = ({ path, isType }: Import) =>
    [`${folder}/`, ...allowed].some((start) => path.startsWith(start) || (isType && `type ${path}`.startsWith(start)))
  const forbidden = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(imported))
      .map(({ path }) => `${file}: ${path}`),
  )
  expect(forbidden).toEqual([])
})

interface Import {
  /** From the project's root. */
  path: string
  isType: boolean
}

/** The files of folders that a file imports. */
function importsOf(file: string): Import[] {
  const statement = /(?:(?:import|export)( type)?[^'"`;]*?\sfrom |\bimport\()'(\.[^']+)'/g
  return [...readFileSync(file, 'utf8').matchAll(statement)]
    .map(([, type, path = '']) => ({ path: join(dirname(file), path), isType: type !== undefined }))
    .filter(({ path }) => path.includes('/'))
}
