import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** A form's fields and rules, without React. */
const declarations = [
  'contact',
  'declaration',
  'email-address',
  'forms',
  'lead',
  'mail-path',
  'retention',
  'schema',
].map((name) => `forms/${name}.ts`)

/** What each folder may import besides itself and the files of the project's root. The others may import anything. */
const allowedImports = {
  locales: [],
  // Components take content as props, and import its types alone.
  components: ['locales/', 'type content/'],
  forms: ['components/', 'locales/'],
  content: ['locales/', ...declarations],
  pages: ['forms/', 'components/', 'content/', 'locales/'],
  renderer: ['pages/', 'forms/', 'components/', 'content/', 'locales/', 'server/'],
  // It reads what was built.
  crawler: ['content/', 'locales/', 'server/site/static-files.ts'],
  // It has no React.
  server: ['locales/', ...declarations, 'content/names.ts'],
  editor: ['components/ui/picture-families.ts', 'content/', 'locales/', 'renderer/'],
}

test.each(Object.entries(allowedImports))('%s/ imports only %j', (folder, allowed) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file))
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

test('pages import the types of their data alone, so that browsers get no data', () => {
  const files = globSync('pages/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const values = files.flatMap((file) => importsOf(file).filter(({ isType }) => !isType))
  expect(values.map(({ path }) => path).filter((path) => /^content\/|(\.|route-)data\.ts$/.test(path))).toEqual([])
})

interface Import {
  /** From the project's root. */
  path: string
  isType: boolean
}

/** The files of folders that a file imports. */
function importsOf(file: string): Import[] {
  const statement = /(?:(?:import|export)( type)?[^'"`;]*?\sfrom |\bimport(?: |(?:\.meta\.glob)?\())'(\.[^']+)'/g
  return [...readFileSync(file, 'utf8').matchAll(statement)]
    .map(([, type, path = '']) => ({ path: join(dirname(file), path), isType: type !== undefined }))
    .filter(({ path }) => path.includes('/'))
}
