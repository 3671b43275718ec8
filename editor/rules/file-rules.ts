import { readFileSync } from 'node:fs'
import { readMessages } from '../../locales/read-messages.ts'
import { lineAt, sentence } from '../../locales/sentence.ts'
import { readModule } from '../source-strings.ts'
import { siteFiles } from '../texts.ts'

/** What keeps the files of the site from being read as they are meant: told before any of them is imported. */
export function fileErrors(): string[] {
  return siteFiles().flatMap(fileError)
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
