import * as z from 'zod/mini'
import { type FormDeclaration, originDeclaration } from '../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../forms/forms.ts'
import { requestSchema } from '../../forms/schema.ts'

/** Created once, because that takes longer than all other work on a request. */
const schemas = new Map<FormDeclaration, { whole: z.ZodMiniType; partial: z.ZodMiniType }>()

/** What is wrong, by field name: a `FieldError`, or another word for what no form can send. */
export type FieldErrors = Record<string, string>

/**
 * Fields that are missing were not asked if the form of another release wrote the request: it then has other fields, or
 * waited in a browser.
 * @param value what was sent, by field name
 * @param mayHaveWaited whether it comes from the site's scripts
 */
export function readRequest(value: object, mayHaveWaited: boolean): { request: FormRequest } | { errors: FieldErrors } {
  const form = formOf(value)
  const schema = schemas.get(form) ?? { whole: requestSchema(form), partial: requestSchema(form, true) }
  schemas.set(form, schema)
  const isKnown = (name: string) => Object.hasOwn(form.fields, name)
  const names = Object.keys(value).filter((name) => name !== originDeclaration.name)
  const isPartial = names.some(isKnown) && (mayHaveWaited || !names.every(isKnown))
  const result = z.safeParse(isPartial ? schema.partial : schema.whole, value)
  if (result.success) return { request: result.data as FormRequest }
  return { errors: Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

/** @returns undefined if the bytes are no JSON object in UTF-8 */
export function parseJson(bytes: ArrayBuffer): object | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Reads what a browser sends by itself, with line breaks as CRLF. */
export function parseForm(sent: string, origin: string): Record<string, string> {
  const fields = [...new URLSearchParams(sent)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
  return { ...Object.fromEntries(fields), origin }
}

/** An address that starts with `https://www.` counts as one link. */
const link = /https?:\/\/(www\.)?|www\.|\[url|<a\s/gi

/**
 * Whether the request is obviously from a bot: it has links where people write none (name, phone number), or a message
 * full of them. Spam is stored too, so that a person mistaken for a bot is not lost.
 */
export function isSpam(request: FormRequest): boolean {
  const { fields } = formOf(request)
  return Object.entries(fields).some(([name, { maxLinks = 0 }]) => (request[name]?.match(link)?.length ?? 0) > maxLinks)
}
