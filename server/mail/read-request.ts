import * as z from 'zod/mini'
import type { FieldDeclaration, FormDeclaration } from '../../forms/declaration.ts'
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
    lenient: requestSchema(lenientForm(form)),
  }
  schemas.set(form, { strict, lenient })
  const isFilled = Object.entries(value).some(([name, text]) => text && Object.hasOwn(form.fields, name))
  const result = z.safeParse(isChecked && isFilled ? lenient : strict, value)
  if (result.success) return { request: result.data as FormRequest }
  return { errors: Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

/** Any text in any field: another release may have lacked it, not required it, or had it as another kind. */
function lenientForm(form: FormDeclaration): FormDeclaration {
  const fields = Object.entries(form.fields).map(([name, field]): [string, FieldDeclaration] => [
    name,
    { ...field, kind: 'textarea', isOptional: true },
  ])
  return { ...form, fields: Object.fromEntries(fields) }
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
