import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readMessages } from '../../locales/read-messages.ts'
import { lineAt, nearest, sentence } from '../../locales/sentence.ts'
import { readModule } from '../source-strings.ts'
import { contentModules, siteFiles } from '../texts.ts'

/** What keeps the files of the site from being read as they are meant: told before any of them is imported. */
export function fileErrors(): string[] {
  const errors = siteFiles().flatMap(fileError)
  return errors.length > 0 ? errors : [...contentModules().flatMap(importErrors), ...entryErrors()]
}

function fileError(file: string): string[] {
  const bytes = readFileSync(file)
  const source = bytes.toString()
  const error = (words: string, offset?: number) => [
    sentence({ file, line: offset === undefined ? undefined : lineAt(source, offset) }, words),
  ]
  const misread = /\ufffd|\0/.exec(source)
  if (misread) return error('is not saved as UTF-8: choose this encoding where your program saves it', misread.index)
  const conflict = /^(?:<{7} |={7}$|>{7} )/m.exec(source)
  if (conflict) return error('a merge conflict is marked here: keep one of the two versions', conflict.index)
  if (file.endsWith('.json'))
    try {
      readMessages(file, source)
    } catch (error) {
      return [(error as Error).message]
    }
  if (!file.endsWith('.ts')) return []
  const { errors, numbers } = readModule(source)
  const [slip] = errors
  const thousands = numbers.find(({ raw }) => /^[1-9]\d{0,2}\.\d{3}$/.test(raw))
  if (thousands) return error(`has ${thousands.raw}: write ${thousands.raw.replace('.', '')}`, thousands.offset)
  return slip ? error(slipWords(slip.message, source, slip.offset), slip.offset) : []
}

function slipWords(message: string, source: string, offset: number): string {
  const [thousands] = /\b[1-9]\d{0,2},\d{3}\b/.exec(source.split('\n')[lineAt(source, offset) - 1] ?? '') ?? []
  if (thousands) return `has ${thousands}: write ${thousands.replace(',', '')}`
  if (message.includes('already been declared'))
    return `${message}: give one of the two another name, also in its own file`
  return `${message} (look for quotes, commas and brackets here and in the line above)`
}

/** Imports of files that do not exist, or of names that they do not export. */
function importErrors(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return readModule(source).imports.flatMap(({ from, names, offset }) => {
    const target = join(dirname(file), from)
    const place = { file, line: lineAt(source, offset) }
    if (!existsSync(target)) return sentence(place, `imports ${from}, which does not exist: ${leads(target)}`)
    const { exports } = readModule(readFileSync(target, 'utf8'))
    return names
      .filter((name) => !exports.includes(name))
      .map((name) =>
        sentence(
          place,
          `imports ${name}, which ${target} does not export: write ${nearest(name, exports) ?? exports.join(' or ')}`,
        ),
      )
  })
}

function leads(target: string): string {
  const known = globSync(`${dirname(dirname(target))}/*/${basename(target)}`)
  return `write ${nearest(target, known) ?? 'another'}, or remove this line and the name from the list`
}

/** The lists of entries that have a file or folder each, and the function that makes one. */
const lists = [
  { list: 'content/news/news.ts', files: 'content/news/*/article.ts', make: 'article' },
  { list: 'content/services/services.ts', files: 'content/services/*/service.ts', make: 'service' },
  { list: 'content/stories/stories.ts', files: 'content/stories/*.ts', make: 'story' },
]

/** Entries under another name than that of their file or folder, and those that their list leaves out. */
function entryErrors(): string[] {
  return lists.flatMap(({ list, files, make }) => {
    const source = existsSync(list) ? readFileSync(list, 'utf8') : ''
    const { imports } = readModule(source)
    return globSync(files)
      .sort()
      .flatMap((file) => {
        const own = readFileSync(file, 'utf8')
        const called = new RegExp(`\\b${make}\\(['"]([^'"]*)['"]`).exec(own)
        if (!called) return []
        const [name, from] = file.endsWith(`/${make}.ts`)
          ? [basename(dirname(file)), `./${basename(dirname(file))}/${make}.ts`]
          : [basename(file, '.ts'), `./${basename(file)}`]
        if (called[1] !== name)
          return sentence(
            { file, line: lineAt(own, called.index) },
            `is called "${called[1]}", but its ${make === 'story' ? 'file' : 'folder'} "${name}": write ${make}('${name}', …), or rename the ${make === 'story' ? 'file' : 'folder'}`,
          )
        const [listed] = imports.find((imported) => imported.from === from)?.names ?? []
        // Not its name between quotation marks, nor one of its fields.
        if (listed && new RegExp(`(?<!['\\w])${listed}(?!['\\w.])`).test(source.replace(/^import .*$/gm, ''))) return []
        const [exported] = readModule(own).exports
        return sentence(
          { file: list },
          `leaves out ${file}: write import { ${exported} } from '${from}', and ${exported} in the list`,
        )
      })
  })
}
