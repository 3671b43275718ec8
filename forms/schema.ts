import * as z from 'zod/mini'
import {
  type FieldDeclaration,
  type FieldError,
  type FormDeclaration,
  type FormValues,
  maxFieldBytes,
  originDeclaration,
} from './declaration.ts'
import { isEmailAddress } from './email-address.ts'

/** The rules of a form. The message of each issue is a `FieldError`. */
export function formSchema<Form extends FormDeclaration>({ fields }: Form) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])
  return z.object(Object.fromEntries(schemas)) as unknown as z.ZodMiniType<FormValues<Form>, Record<string, string>>
}

/**
 * The rules of a form, and one for the address of the page. Fields that the form does not have are kept: a browser
 * may send what the form of another release asked.
 */
export function leadFieldsSchema(form: FormDeclaration) {
  const url = z.url({ protocol: /^https?$/, error: 'This is not the address of a page.' })
  const origin = text('required').check(url, fitsInto(originDeclaration.maxFieldBytes))
  const fields = formSchema(form) as unknown as z.ZodMiniObject
  return z.catchall(z.extend(fields, { origin }), z.string().check(fitsInto(maxFieldBytes.textarea)))
}

function fieldSchema(field: FieldDeclaration): z.ZodMiniType {
  const { kind } = field
  return text('required').check(
    ...(kind === 'choice' ? [] : [z.trim()]),
    // A text without a digit is no phone.
    ...(kind === 'phone' ? [z.overwrite((phone: string) => (/\p{Nd}/u.test(phone) ? phone : ''))] : []),
    z.minLength(1, { error: 'required' satisfies FieldError, abort: true }),
    fitsInto(kind === 'textarea' ? maxFieldBytes.textarea : maxFieldBytes.line),
    ...(kind === 'email' ? [z.refine<string>(isEmailAddress, { error: 'email' satisfies FieldError })] : []),
    ...(kind === 'choice'
      ? [z.refine<string>((option) => field.options.includes(option), { error: 'required' satisfies FieldError })]
      : []),
  )
}

function text(error: FieldError) {
  return z.string({ error })
}

function fitsInto(bytes: number) {
  const isSmall = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length <= bytes
  return z.refine<string>(isSmall, { error: 'tooLong' satisfies FieldError, abort: true })
}
