import * as z from 'zod/mini'
import { type ErrorWords, requestSchema } from '../../requests/form.schema.ts'
import type { FormDeclaration } from '../../requests/form-declaration.ts'
import { type FormRequest, formOf } from '../../requests/request-forms.ts'
import type { FieldProblems } from './answers.ts'

/** Reads a request by the rules of the form that it comes from. */
export function readMailRequest(
  value: object,
  wordsOf: (form: FormDeclaration) => ErrorWords,
): { request: FormRequest } | { problems: FieldProblems } {
  const form = formOf(value)
  const result = z.safeParse(requestSchema(form, wordsOf(form)), value)
  if (result.success) return { request: result.data as FormRequest }
  return { problems: Object.fromEntries(result.error.issues.flatMap(explain)) }
}

function explain(issue: z.core.$ZodIssue): [field: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is not known.'])
  return [[issue.path.join('.'), issue.message]]
}
