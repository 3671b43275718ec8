import { readFileSync } from 'node:fs'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** By the parser's error. */
const advice: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidCharacter: 'has a tab within the text: write a space',
  InvalidCommentToken: 'has a comment, which this file cannot have: remove it',
  InvalidEscapeCharacter: 'has a backslash that means nothing: remove it, or write \\\\ to show one',
  InvalidUnicode: 'has a backslash that means nothing: remove it, or write \\\\ to show one',
}

/**
 * The value in a JSON file.
 * @throws an Error that names the file, the line, and what to do
 */
export function readJson(
  file: string,
  source = readFileSync(file, 'utf8'),
  reviver?: (key: string, value: unknown) => unknown,
): unknown {
  jsonTree(file, source)
  return JSON.parse(source, reviver)
}

/**
 * The messages of a file such as locales/pt-br/ui.json.
 * @throws an Error that names the file, the line, and what to do
 */
export function readMessages(file: string, source?: string): Record<string, string> {
  const messages = readJson(file, source)
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new Error(`${file}, line 1: must begin with { and end with }`)
  return messages as Record<string, string>
}

/**
 * The values of a JSON file and where they stand.
 * @throws an Error that names the file, the line, and what to do
 */
export function jsonTree(file: string, source: string): Node {
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  const slip = (tree && errors[0] ? slipAt(source, errors[0]) : undefined) ?? (tree && repeatedKey(tree))
  if (!tree) throw new Error(`${file}, line 1: must begin with { or [`)
  if (slip) throw new Error(`${file}, line ${lineAt(source, slip.offset)}: ${slip.words}`)
  return tree
}

/** Starts at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

interface Slip {
  offset: number
  words: string
}

function slipAt(source: string, { error, offset }: ParseError): Slip {
  const before = source.slice(0, offset).trimEnd()
  const rest = source.slice(offset)
  const code = printParseErrorCode(error)
  const above = (words: string) => ({ offset: before.length, words })
  const here = (words: string) => ({ offset, words })
  if (before.endsWith(',') && /^[}\]]?\s*$|^[}\]]/.test(rest))
    return above('has a comma, but nothing follows it: remove it')
  if (/\d,?$/.test(before) && /^_?\d/.test(rest))
    return here('has a number with a separator: write thousands as in 18000')
  if (/^\uFEFF/.test(rest)) return here('begins with an invisible mark: save the file as UTF-8 without BOM')
  if (/^['‘’“”«»]/.test(rest)) return here('has other quotation marks than " around the key or the text')
  if (code === 'CommaExpected' && source.slice(before.length, offset).includes('\n') && !/^[}\]]/.test(rest))
    return above('has no comma at its end: write one')
  if (code === 'CloseBraceExpected' || code === 'CloseBracketExpected')
    return above(
      `is the last line, but ${code === 'CloseBraceExpected' ? '}' : ']'} is missing below it, or further up`,
    )
  return here(advice[code] ?? 'cannot be read: look for quotation marks, colons, commas and brackets')
}

/** `JSON.parse` would keep the last one without a word. */
function repeatedKey(node: Node): Slip | undefined {
  const keys = node.type === 'object' ? (node.children ?? []).flatMap(({ children = [] }) => children.slice(0, 1)) : []
  const again = keys.find(({ value }, index) => keys.findIndex((key) => key.value === value) < index)
  if (again) return { offset: again.offset, words: `"${again.value}" appears twice: remove one` }
  for (const child of node.children ?? []) {
    const slip = repeatedKey(child)
    if (slip) return slip
  }
  return undefined
}
