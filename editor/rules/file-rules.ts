import { readFileSync } from 'node:fs'
import { readMessages } from '../../locales/read-messages.ts'
import { lineAt, sentence } from '../../locales/sentence.ts'
import { readModule } from '../source-strings.ts'
import { siteFiles } from '../texts.ts'

/** What keeps files from being read. It is told before any of them is imported, in words that Node lacks. */
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
  const number = numbers.find(({ words }) => /^[1-9]\d{0,2}\.\d{3}$/.test(words))
  if (number) return error(`has ${number.words}: write ${number.words.replace('.', '')}`, number.start)
  return errors.slice(0, 1).flatMap(({ words, start }) => error(syntaxAdvice(words, source, start), start))
}

function syntaxAdvice(words: string, source: string, start: number): string {
  const [number] = /\b[1-9]\d{0,2},\d{3}\b/.exec(source.split('\n')[lineAt(source, start) - 1] ?? '') ?? []
  if (number) return `has ${number}: write ${number.replace(',', '')}`
  if (words.includes('already been declared')) return `${words}: give one of the two another name, also in its own file`
  return `${words} (look for quotes, commas and brackets here and in the line above)`
}
