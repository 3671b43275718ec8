import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readJson } from '../locales/read-json.ts'

/**
 * The content of a JSON file, relative to the working directory. Its type is that of its schema, with which the check and
 * the build compare it (checks/check-content.ts).
 */
export function readContent<Content>(file: string): Content {
  if (!existsSync(file)) throw new Error(`${file}: is missing. Copy the one of another entry.`)
  // The marks of `npm run new locale` are for those who decide a value.
  const withoutMarks = (key: string, value: unknown) => (key.startsWith('⟦') ? undefined : value)
  return readJson(file, readFileSync(file, 'utf8'), withoutMarks) as Content
}

/** All entries of a kind; its slug stands for `*` in the name of a file or folder. */
export function readEntries<Entry>(files: string): (Entry & { slug: string })[] {
  const [folder = '', end = ''] = files.split('*')
  const names = readdirSync(folder, { withFileTypes: true }).filter((found) =>
    end.startsWith('/') ? found.isDirectory() : found.name.endsWith(end),
  )
  return names.map(({ name }) => {
    const slug = name.replace(end, '')
    return { slug, ...readContent<Entry>(`${folder}${slug}${end}`) }
  })
}
