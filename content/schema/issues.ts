import type { z } from 'zod'
import { isLocaleId } from '../../locales/locales.ts'
import { sentence } from '../../locales/sentence.ts'

const typeNames: Record<string, string> = {
  array: 'a list in [ ]',
  boolean: 'true or false',
  int: 'a whole number, without quotation marks',
  number: 'a number, without quotation marks',
  object: 'fields in { }',
  record: 'fields in { }',
  string: 'a text in quotation marks',
}

/** Replaces zod's messages, which are written for programmers, unless the schema has a message of its own. */
export const wordsOf: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (code === 'unrecognized_keys')
    return `has ${list(issue.keys)}, which it cannot have: correct the spelling or remove it`
  if (input === undefined) return 'is missing: add it'
  if (code === 'invalid_type') return `is ${written(input)}, but must be ${typeNames[issue.expected] ?? issue.expected}`
  if (code === 'invalid_value') return `is ${written(input)}, but must be ${list(issue.values, 'disjunction')}`
  if (code !== 'too_small' && code !== 'too_big') return undefined
  const [limit, edges] =
    code === 'too_small' ? [issue.minimum, ['at least', 'more than']] : [issue.maximum, ['at most', 'less than']]
  const needed = `${edges[issue.inclusive ? 0 : 1]} ${limit}`
  return Array.isArray(input)
    ? `has ${input.length} entries, but must have ${needed}`
    : `is ${written(input)}, but must be ${needed}`
}

/**
 * Each error in one line, such as `content/videos.ts: "ia-nas-empresas.title" in en-us is missing: add it`. Positions
 * count from 1; entries of a list go by their name.
 * @param content the value that was parsed
 */
export function errorLines({ issues }: z.ZodError, file: string, content: unknown): string[] {
  return issues.map(({ path, message }) => {
    // Errors in Markdown name their file and line themselves.
    if (message.startsWith('content/')) return message
    return sentence({ file, field: fieldOf(path, content), locale: path.find(isLocaleId) }, message)
  })
}

function fieldOf(path: readonly PropertyKey[], content: unknown): string {
  let value = Object(content)
  const names = path.map((part) => {
    value = Object(value[part])
    return typeof part === 'number' ? (value.slug ?? value.id ?? part + 1) : part
  })
  return names.filter((name) => !isLocaleId(name)).join('.')
}

function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'fields' : JSON.stringify(value)
}

function list(values: readonly unknown[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat('en', { type }).format(values.map((value) => `"${value}"`))
}
