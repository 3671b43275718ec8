import type { z } from 'zod'
import { didYouMean } from './did-you-mean.ts'

/** zod's type names in words that editors know. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in [ ]',
  object: 'a group of fields, in { }',
}

/** The fields of a zod schema that are read here. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
}

/** Describes a zod issue in words that editors know. */
export function issueMessage(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing: add it'
  if (issue.code === 'invalid_type')
    return `should be ${kinds[issue.expected] ?? issue.expected}, but is ${shown(value)}`
  if (issue.code === 'invalid_value')
    return `is ${shown(value)}: use ${either(issue.values.map(String))}${didYouMean(String(value), issue.values.map(String))}`
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `has ${lengthOf(value)} entries, but needs at least ${issue.minimum}`
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return `is ${shown(value)}: it must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  const words = issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  if (value === '') return words
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return `${words} (it has ${lengthOf(value)}): ${shown(value)}`
  return typeof value === 'string' && !words.includes(value) ? `${words}: ${shown(value)}` : words
}

export function unknownFieldMessage(name: string, schema: z.ZodType | undefined): string {
  const known = Object.keys((schema && definitionOf(schema).shape) ?? {})
  return `is unknown: remove it or correct its name${didYouMean(name, known) || (known.length > 0 ? ` (known: ${known.join(', ')})` : '')}`
}

export function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path
  const definition = definitionOf(schema)
  if (key === undefined) return schema
  const part =
    definition.shape?.[String(key)] ??
    definition.element ??
    definition.valueType ??
    definition.options?.map((option) => definitionOf(option).shape?.[String(key)]).find(Boolean)
  return part && schemaAt(part, rest)
}

function definitionOf(schema: z.ZodType): Definition {
  const definition = schema._zod.def as unknown as Definition
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

/** A value as quoted in a message, shortened to 80 characters. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 76)}…${text.slice(-1)}` : text
}

function either(names: string[]): string {
  return names.length === 1 ? String(names[0]) : `one of ${names.join(', ')}`
}

function lengthOf(value: unknown): number {
  return (value as { length?: number }).length ?? 0
}
