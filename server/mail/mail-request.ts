import * as z from 'zod/mini'
import { type ErrorWords, requestSchema } from '../../requests/form.schema.ts'
import { type FormRequest, formOf } from '../../requests/request-forms.ts'

/** What is wrong with a request: a sentence for each wrong field, by the field's name. */
export type FieldProblems = Record<string, string>

/** For developers who call the service: visitors read the messages of the forms, in their language. */
const words: ErrorWords = {
  required: 'This field is required, as text.',
  email: 'This is not an e-mail address.',
  choice: 'This is not one of the choices.',
  tooLong: 'This is too long.',
}

/** Reads a request by the rules of the form that it comes from. */
export function readMailRequest(value: object): { request: FormRequest } | { problems: FieldProblems } {
  const result = z.safeParse(requestSchema(formOf(value), words), value)
  if (result.success) return { request: result.data as FormRequest }
  return { problems: Object.fromEntries(result.error.issues.flatMap(explain)) }
}

function explain(issue: z.core.$ZodIssue): [field: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is not known.'])
  return [[issue.path.join('.'), issue.message]]
}
