import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { guess } from '../../content/nearest.ts'
import { localeIds } from '../../locales/locales.ts'

/** Files that look like texts of a language, and that nobody reads. */
export function strayFiles(): string[] {
  const known: string[] = localeIds
  const texts = globSync('content/**/*.md').map((file) => ({ file, name: basename(file, '.md') }))
  const messages = globSync('locales/*/*.json').map((file) => ({ file, name: basename(dirname(file)) }))
  const strays = [...texts, ...messages].filter(({ name }) => !known.includes(name))
  return strays.map(({ file, name }) => `${file}: nobody reads it, for "${name}" is no language of the site: there are ${localeIds.join(', ')}${guess(name, localeIds)}`)
}
