import { readFileSync } from 'node:fs'
import { lineAt, sentence } from './sentence.ts'

/**
 * The messages of a file such as locales/pt-br.json.
 * @throws an Error that names the file, the line, and what to do
 */
export function readMessages(file: string, source = readFileSync(file, 'utf8')): Record<string, string> {
  // Some programs write a byte order mark.
  const json = source.replace('\ufeff', '')
  let messages: unknown
  try {
    messages = JSON.parse(json)
  } catch (error) {
    const { message } = error as Error
    // Where Node's message names no line, it shows the words around the place.
    const [, line] = /line (\d+) column/.exec(message) ?? []
    const words = `cannot be read (${message}): look for quotation marks, commas and braces there and before`
    throw new Error(sentence({ file, line: Number(line) }, words))
  }
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new Error(sentence({ file, line: 1 }, 'must begin with { and end with }'))
  const keys = [...json.matchAll(/^[ \t]*"([\w.]+)":/gm)]
  const twice = keys.find(([, key], index) => keys.findIndex(([, other]) => other === key) < index)
  if (twice)
    throw new Error(sentence({ file, line: lineAt(json, twice.index), field: twice[1] }, 'stands here again: keep one'))
  return messages as Record<string, string>
}
