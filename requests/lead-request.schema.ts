import * as z from 'zod/mini'
import type { MessageId } from '../locales/message-id'
import { states } from './brazilian-states.ts'
import { originField, requestFields } from './request-fields.schema.ts'

const field = requestFields({
  required: 'lead.form.error.required',
  email: 'lead.form.error.email',
  tooLong: 'lead.form.error.tooLong',
} satisfies Record<string, MessageId>)

/** What the lead forms of the landing pages ask for (spec sections 3 and 5). */
export const leadFormSchema = z.strictObject({
  name: field.line(),
  email: field.email(),
  phone: field.line(),
  state: field.oneOf(states),
})

/** The lead request as it is sent (spec section 7). */
export const leadRequestSchema = z.extend(leadFormSchema, { origin: originField })
export type LeadForm = z.infer<typeof leadFormSchema>
export type LeadRequest = z.infer<typeof leadRequestSchema>
