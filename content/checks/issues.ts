import type { z } from 'zod'
import { isLocaleId, type LocaleId } from '../../locales/locales.ts'

/** A fault of content, for those who write it. */
export interface Issue {
  /** Entries and fields from the outside inwards. */
  path: PropertyKey[]
  message: string
  /** The language of the text, if it is only that of one. */
  locale: LocaleId | undefined
}

const typeNames: Record<string, string> = {
  array: 'a list in [ ]',
  boolean: 'true or false',
  int: 'a whole number, without quotation marks',
  number: 'a number, without quotation marks',
  object: 'fields in { }',
  record: 'fields in { }',
  string: 'a text in quotation marks',
}

/** Zod's own words are a programmer's. Those of a schema go first. */
const errorMap: z.core.$ZodErrorMap = (issue) => {
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

/** What is wrong with a value. */
export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value, { error: errorMap })
  return (error?.issues ?? []).map(({ path, message }) => ({ path, message, locale: path.find(isLocaleId) }))
}

/** Such as `"one.title" in en-us is missing`; positions count from 1. */
export function issueText({ path, message, locale }: Issue): string {
  const field = path.filter((part) => !isLocaleId(part)).map((part) => (typeof part === 'number' ? part + 1 : part))
  return [field.length > 0 ? `"${field.join('.')}"` : '', locale ? `in ${locale}` : '', message]
    .filter(Boolean)
    .join(' ')
}

function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'fields' : JSON.stringify(value)
}

function list(values: readonly unknown[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat('en', { type }).format(values.map((value) => `"${value}"`))
}
