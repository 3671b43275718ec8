import { readFileSync } from 'node:fs'

const string = String.raw`"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`
const message = new RegExp(`^${string}\\s*:\\s*${string}$`, 'u')

/** What is written by mistake, and what to do. */
const slips: [pattern: RegExp, advice: string][] = [
  [/^\uFEFF/, 'begins with an invisible mark: save the file as UTF-8 without BOM'],
  [/^\/[/*]|"\s*,?\s*\/[/*]/, 'has a comment, which this file cannot have: remove it'],
  [/\t/, 'has a tab within the text: write a space'],
  [/^['“”]|:\s*['“”]/, 'has other quotation marks than " around the key or the text'],
  [/\\(?!["\\/bfnrtu])/, 'has a backslash that means nothing: remove it, or write \\\\ to show one'],
]

/**
 * The messages of a file such as locales/pt-br/ui.json.
 * @throws an Error that names the file, the line, and what to do
 */
export function readMessages(file: string, source = readFileSync(file, 'utf8')): Record<string, string> {
  const refuse = (line: number, words: string) => new Error(`${file}, line ${line}: ${words}`)
  let messages: unknown
  try {
    messages = JSON.parse(source)
  } catch {
    throw refuse(...slipIn(source.trimEnd().split('\n')))
  }
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw refuse(1, 'must begin with { and end with }')
  const keys = [...source.matchAll(/^\s*("[^"]+"):/gm)].map(([, key = '']) => key)
  const again = keys.find((key, index) => keys.indexOf(key) !== index)
  if (again)
    throw refuse(
      source.slice(0, source.lastIndexOf(`${again}:`)).split('\n').length,
      `${again} appears twice: remove one`,
    )
  return messages as Record<string, string>
}

/** `JSON.parse` would name no line, and the character after the mistake. */
function slipIn(lines: string[]): [line: number, words: string] {
  const written = lines.map((line, index) => ({ number: index + 1, words: line.replace(/^[ \t\r]+|[ \t\r]+$/g, '') }))
  const filled = written.filter(({ words }) => words)
  for (const [index, { number, words }] of filled.entries()) {
    const next = filled[index + 1]?.words
    const isLast = next === undefined || next === '}'
    if (words === (index === 0 ? '{' : next === undefined && '}')) continue
    if (!message.test(words.replace(/,$/, '')))
      return [
        number,
        slips.find(([pattern]) => pattern.test(words))?.[1] ??
          'is not "key": "text" with a comma: look for quotation marks, colons and braces',
      ]
    if (words.endsWith(',') && isLast) return [number, 'has a comma, but no message follows: remove it']
    if (!words.endsWith(',') && !isLast) return [number, 'has no comma at its end: write one']
    if (next === undefined) return [number, 'is the last line, but } is missing below it']
  }
  return [1, 'must begin with { and end with }, with one message in each line']
}
