import { readFileSync } from 'node:fs'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/**
 * The messages of a file such as locales/pt-br/ui.json.
 * @throws an Error that names the file, the line, and what to do
 */
export function readMessages(file: string, source = readFileSync(file, 'utf8')): Record<string, string> {
  const errors: ParseError[] = []
  const messages: unknown = parse(source, errors, { disallowComments: true })
  const [slip] = errors
  if (slip)
    throw new Error(
      `${file}, line ${lineAt(source, slip.offset)}: cannot be read (${printParseErrorCode(slip.error)}): look for quotation marks, commas and braces here and in the line above`,
    )
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new Error(`${file}, line 1: must begin with { and end with }`)
  return messages as Record<string, string>
}

/** Starts at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
