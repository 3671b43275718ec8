import * as z from 'zod/mini'
import { formOf, type LeadFields } from '../../forms/forms.ts'
import { leadFieldsSchema } from '../../forms/schema.ts'

/** What is wrong, by field name: a `FieldError`, or another word for what no form can send. */
export type FieldErrors = Record<string, string>

/**
 * @param value what was sent, by field name
 * @param isOfScripts whether the site's scripts sent it, which have checked it; perhaps those of another release, whose
 * form had other fields and rules: then any texts will do
 */
export function readLead(value: object, isOfScripts: boolean): { fields: LeadFields } | { errors: FieldErrors } {
  const form = formOf(value)
  const isFilled = Object.entries(value).some(([name, text]) => text && Object.hasOwn(form.fields, name))
  const result = z.safeParse(leadFieldsSchema(isOfScripts && isFilled ? { ...form, fields: {} } : form), value)
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

/** Reads what a browser sends by itself, with line breaks as CRLF. */
export function parseForm(sent: string, origin: string): Record<string, string> {
  const fields = [...new URLSearchParams(sent)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
  return { ...Object.fromEntries(fields), origin }
}
