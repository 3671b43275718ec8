import * as z from 'zod/mini'
import {
  type FieldDeclaration,
  type FieldError,
  type FieldName,
  type FormDeclaration,
  type FormValues,
  maxFieldBytes,
  originDeclaration,
} from './declaration.ts'
import { cleanEmailAddress, isEmailAddress } from './email-address.ts'

/** Message ids in a form, sentences in a response of the mail service. */
export type ErrorMessages = Record<FieldError, string>

/** The input before validation. */
type FormInput<Form extends FormDeclaration> = Record<FieldName<Form>, string>

type Schema<Form extends FormDeclaration, More = unknown> = z.ZodMiniType<
  FormValues<Form> & More,
  FormInput<Form> & More
>

export function formSchema<Form extends FormDeclaration>(form: Form): Schema<Form> {
  return z.strictObject(fieldSchemas(form, form.errors)) as unknown as Schema<Form>
}

/** The same rules plus the address of the page. */
export function requestSchema<Form extends FormDeclaration>(
  form: Form,
  errors: ErrorMessages,
): Schema<Form, { origin: string }> {
  const origin = originSchema(errors)
  return z.strictObject({ ...fieldSchemas(form, errors), origin }) as unknown as Schema<Form, { origin: string }>
}

function fieldSchemas(form: FormDeclaration, errors: ErrorMessages): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, fieldSchema(field, errors)]))
}

function fieldSchema(field: FieldDeclaration, errors: ErrorMessages): z.ZodMiniType {
  const text = z
    .string({ error: errors.required })
    .check(
      ...(field.kind === 'choice' ? [] : [z.trim()]),
      ...(field.kind === 'email' ? [z.overwrite(cleanEmailAddress)] : []),
      ...(field.isRequired ? [z.minLength(1, { error: errors.required, abort: true })] : []),
      fitsInto(maxFieldBytes[field.kind], errors.tooLong),
      ...kindChecks(field, errors),
    )
  // A browser may still send a request written before the form had this field.
  return field.isRequired ? text : z._default(text, '')
}

function kindChecks(field: FieldDeclaration, errors: ErrorMessages) {
  switch (field.kind) {
    case 'email':
      return [emptyOr(isEmailAddress, errors.email)]
    case 'choice':
      return [emptyOr((text) => Object.hasOwn(field.options, text), errors.choice)]
    case 'text':
    case 'name':
    case 'phone':
    case 'textarea':
      return []
  }
}

/** Accepts an empty string, because another rule decides whether the field is required. */
function emptyOr(passes: (text: string) => boolean, error: string) {
  return z.refine<string>((text) => text === '' || passes(text), { error })
}

function originSchema({ required, tooLong }: ErrorMessages): z.ZodMiniType {
  return z
    .string({ error: required })
    .check(
      z.url({ protocol: /^https?$/, error: 'This is not the address of a page.' }),
      fitsInto(originDeclaration.maxFieldBytes, tooLong),
    )
}

function fitsInto(bytes: number, error: string) {
  return z.refine<string>((text) => new TextEncoder().encode(JSON.stringify(text)).length <= bytes, {
    error,
    abort: true,
  })
}
