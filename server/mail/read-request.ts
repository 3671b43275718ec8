import * as z from 'zod/mini'
import { type FormDeclaration, originDeclaration } from '../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../forms/forms.ts'
import { requestSchema } from '../../forms/schema.ts'

/** Created once, because that takes longer than all other work on a request. */
const schemas = new Map<FormDeclaration, { strict: RequestSchema; lenient: RequestSchema }>()
type RequestSchema = ReturnType<typeof requestSchema>

/** What is wrong, by field name: a `FieldError`, or another word for what no form can send. */
export type FieldErrors = Record<string, string>

/**
 * @param value what was sent, by field name
 * @param isChecked whether it comes from the site's scripts, which have checked it; perhaps those of another release,
 * whose form had other fields and rules
 */
export function readRequest(value: object, isChecked: boolean): { request: FormRequest } | { errors: FieldErrors } {
  const form = formOf(value)
  const { strict, lenient } = schemas.get(form) ?? {
    strict: requestSchema(form),
    // Any text in any field.
    lenient: requestSchema({ ...form, fields: {} }),
  }
  schemas.set(form, { strict, lenient })
  const isFilled = Object.entries(value).some(([name, text]) => text && Object.hasOwn(form.fields, name))
  const result = z.safeParse(isChecked && isFilled ? lenient : strict, value)
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
  // A field of another release may be the message.
  const mostLinks = Math.max(...Object.values(fields).map(({ maxLinks = 0 }) => maxLinks))
  return Object.entries(request).some(([name, text = '']) => {
    if (name === originDeclaration.name) return false
    const maxLinks = Object.hasOwn(fields, name) ? (fields[name]?.maxLinks ?? 0) : mostLinks
    return (text.match(link)?.length ?? 0) > maxLinks
  })
}
