import { readFileSync } from 'node:fs'

/**
 * The messages of a file such as locales/pt-br.json.
 * @throws an Error that names the file, the line, and what to do
 */
export function readMessages(file: string, source = readFileSync(file, 'utf8')): Record<string, string> {
  let messages: unknown
  try {
    messages = JSON.parse(source)
  } catch (error) {
    const { message } = error as Error
    // Where it names no line, it shows the words around.
    const [, line] = /line (\d+) column/.exec(message) ?? []
    const place = line ? `${file}, line ${line}` : file
    throw new Error(
      `${place}: cannot be read (${message}): look for quotation marks, commas and braces there and before`,
    )
  }
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new Error(`${file}, line 1: must begin with { and end with }`)
  return messages as Record<string, string>
}

/** Starts at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
