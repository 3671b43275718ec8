import * as z from 'zod/mini'
import type { FormDeclaration } from '../../forms/declaration.ts'
import type { LeadFields } from '../../forms/forms.ts'
import { leadFieldsSchema } from '../../forms/schema.ts'

/** What is wrong, by field name: a `FieldError`, or the message of another rule, which no form can break. */
export type FieldErrors = Record<string, string>

/**
 * @param sent what was sent, by field name
 * @param isOfScripts whether the site's scripts have checked and sent it. They may be those of another release, whose
 * form had other fields and rules, so that any texts will do
 */
export function readLead(
  form: FormDeclaration,
  sent: object,
  isOfScripts: boolean,
): { fields: LeadFields } | { errors: FieldErrors } {
  const isFilled = Object.entries(sent).some(([name, text]) => text && Object.hasOwn(form.fields, name))
  const result = z.safeParse(leadFieldsSchema(isOfScripts && isFilled ? { ...form, fields: {} } : form), sent)
  if (result.success) return { fields: result.data as LeadFields }
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

/** Reads a form that a browser sends by itself, with line breaks as CRLF. */
export function parseForm(body: string, origin: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
  return { ...Object.fromEntries(fields), origin }
}
