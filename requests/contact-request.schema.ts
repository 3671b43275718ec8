import * as z from 'zod/mini'
import type { MessageId } from '../locales/message-id'
import { originField, requestFields } from './request-fields.schema.ts'

const field = requestFields({
  required: 'contact.form.error.required',
  email: 'contact.form.error.email',
  tooLong: 'contact.form.error.tooLong',
} satisfies Record<string, MessageId>)

/** What the contact form asks for (spec sections 3 and 5). */
export const contactFormSchema = z.strictObject({
  name: field.line(),
  phone: field.line(),
  company: field.line(),
  role: field.line(),
  email: field.email(),
  message: field.text(),
})

/** The contact request as it is sent (spec section 7). */
export const contactRequestSchema = z.extend(contactFormSchema, { origin: originField })
export type ContactForm = z.infer<typeof contactFormSchema>
export type ContactRequest = z.infer<typeof contactRequestSchema>
