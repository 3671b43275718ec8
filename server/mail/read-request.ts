import * as z from 'zod/mini'
import { type FieldDeclaration, type FormDeclaration, originDeclaration } from '../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../forms/forms.ts'
import { requestSchema } from '../../forms/schema.ts'

/** Created once, because that takes longer than all other work on a request. */
const schemas = new Map<FormDeclaration, ReturnType<typeof createSchemas>>()

function createSchemas(form: FormDeclaration) {
  return {
    strict: requestSchema(form),
    partial: requestSchema(form, true),
    lenient: requestSchema({ ...form, fields: Object.fromEntries(Object.entries(form.fields).map(lenientField)) }),
  }
}

/** A field that another release's form may have lacked, not required, or had as another kind: any text. */
function lenientField([name, field]: [string, FieldDeclaration]): [string, FieldDeclaration] {
  return [name, { ...field, kind: 'textarea', isOptional: true }]
}

/** What is wrong, by field name: a `FieldError`, or another word for what no form can send. */
export type FieldErrors = Record<string, string>

/**
 * The form of another release may have written a request that waited in a browser, or that has fields of other names.
 * @param value what was sent, by field name
 * @param mayHaveWaited whether it comes from the site's scripts, which have checked it
 */
export function readRequest(value: object, mayHaveWaited: boolean): { request: FormRequest } | { errors: FieldErrors } {
  const form = formOf(value)
  const { strict, partial, lenient } = schemas.get(form) ?? createSchemas(form)
  schemas.set(form, { strict, partial, lenient })
  const isField = (name: string) => Object.hasOwn(form.fields, name)
  const isFilled = Object.entries(value).some(([name, text]) => text && isField(name))
  const hasOthers = Object.keys(value).some((name) => name !== originDeclaration.name && !isField(name))
  const ofOtherRelease = mayHaveWaited ? lenient : partial
  const schema = isFilled && (mayHaveWaited || hasOthers) ? ofOtherRelease : strict
  const result = z.safeParse(schema, value)
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
