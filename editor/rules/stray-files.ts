import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { didYouMean } from '../../content/checks/did-you-mean.ts'
import { localeIds } from '../../locales/locales.ts'

/** Finds files that look like translations but are not loaded. */
export function strayFiles(): string[] {
  const known: string[] = localeIds
  const texts = globSync('content/**/*.md').map((file) => ({ file, name: basename(file, '.md') }))
  const messages = globSync('locales/*/*.json').map((file) => ({ file, name: basename(dirname(file)) }))
  const strays = [...texts, ...messages].filter(({ name }) => !known.includes(name))
  const others = globSync('content/**/*.ts').filter((file) =>
    /'[a-z]{2}-[a-z]{2}':\s*`/.test(readFileSync(file, 'utf8')),
  )
  const unread = others.map(
    (file) => `${file}: a text is in \`backticks\`, where it is neither checked nor editable: put it in quotes`,
  )
  return [
    ...unread,
    ...strays.map(
      ({ file, name }) =>
        `${file}: the file is not loaded, because "${name}" is not a language of the site (${localeIds.join(', ')})${didYouMean(name, localeIds)}`,
    ),
  ]
}
