import { giveUpAfterHours } from '../requests/delivery/give-up.ts'
import { company } from './company.ts'
import { readKeepDays } from './keep-days.ts'
import { names } from './names.ts'

/** What a text may say in braces, and what the build puts in its place. */
export const placeholders: Record<string, string> = {
  ...names,
  email: company.email,
  phone: company.phone,
  whatsapp: company.whatsapp,
  giveUpAfterHours: String(giveUpAfterHours),
  keepDays: String(readKeepDays()),
}

/** Fills the placeholders of a text. An unknown one stays as it is, and the check of the content reports it. */
export function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => placeholders[name] ?? braced)
}

/** Fills the placeholders of all texts in a content value. */
export function filled<Content>(content: Content): Content {
  return fillIn(content) as Content
}

function fillIn(value: unknown): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map(fillIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillIn(part)]))
}

/** What stands in braces and is no placeholder. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) => (name in placeholders ? [] : [name]))
}
