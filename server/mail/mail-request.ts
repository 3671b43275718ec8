import * as z from 'zod/mini'
import { type ContactRequest, contactRequestSchema } from '../../requests/contact-request.schema.ts'
import { type LeadRequest, leadRequestSchema } from '../../requests/lead-request.schema.ts'

/** What the forms of the site send (spec section 7). A contact request has a message, a lead a state. */
export type MailRequest = ContactRequest | LeadRequest

/** What is wrong with a request: a sentence for each field, under its name. */
export type FieldProblems = Record<string, string>

/** Reads a request by the rules of the form that it comes from. */
export function readMailRequest(value: object): { request: MailRequest } | { problems: FieldProblems } {
  const schema = 'state' in value && !('message' in value) ? leadRequestSchema : contactRequestSchema
  const result = z.safeParse<z.ZodMiniType<MailRequest>>(schema, value)
  if (result.success) return { request: result.data }
  return { problems: Object.fromEntries(result.error.issues.flatMap(explain)) }
}

type Issue = z.core.$ZodIssue

/** In words for who calls the service; the forms themselves say it in the visitor's language. */
function explain(issue: Issue): [field: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is not known.'])
  return [[issue.path.join('.'), words(issue)]]
}

function words(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'This field is required, as text.'
    case 'too_small':
      return 'This field is required.'
    case 'invalid_format':
      return issue.format === 'email' ? 'This is not an e-mail address.' : 'This is not the address of a page.'
    case 'invalid_value':
      return 'This is not one of the states of Brazil.'
    default:
      return 'This is too long.'
  }
}
