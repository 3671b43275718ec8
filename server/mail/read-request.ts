import * as z from 'zod/mini'
import type { FormDeclaration } from '../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../forms/forms.ts'
import { requestSchema } from '../../forms/schema.ts'

/** Created once, because that takes longer than all other work on a request. */
const schemas = new Map<FormDeclaration, ReturnType<typeof requestSchema>>()

/** What is wrong, by field name: a `FieldError`, or another word for what no form can send. */
export type FieldErrors = Record<string, string>

/** @param value what was sent, by field name */
export function readRequest(value: object): { request: FormRequest } | { errors: FieldErrors } {
  const form = formOf(value)
  const schema = schemas.get(form) ?? requestSchema(form)
  schemas.set(form, schema)
  const result = z.safeParse(schema, value)
  if (result.success) return { request: result.data as FormRequest }
  return { errors: Object.fromEntries(result.error.issues.flatMap(explain)) }
}

function explain(issue: z.core.$ZodIssue): [field: string, error: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'unknown'])
  return [[issue.path.join('.'), issue.message]]
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
  const texts: Record<string, string> = { ...request }
  return Object.entries(fields).some(([name, { maxLinks = 0 }]) => (texts[name]?.match(link)?.length ?? 0) > maxLinks)
}
