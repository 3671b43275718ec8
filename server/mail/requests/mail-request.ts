import * as z from 'zod/mini'
import type { FormDeclaration } from '../../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../../forms/forms.ts'
import { type ErrorMessages, requestSchema } from '../../../forms/schema.ts'
import type { FieldErrors } from './replies.ts'

export function readMailRequest(
  value: object,
  wordsOf: (form: FormDeclaration) => ErrorMessages,
): { request: FormRequest } | { problems: FieldErrors } {
  const form = formOf(value)
  const result = z.safeParse(schemaFor(form, wordsOf(form)), value)
  if (result.success) return { request: result.data as FormRequest }
  return { problems: Object.fromEntries(result.error.issues.flatMap(explain)) }
}

/** Cached, because creating a schema takes longer than all other work on a request. */
const schemas = new WeakMap<ErrorMessages, Map<FormDeclaration, ReturnType<typeof requestSchema>>>()

function schemaFor(form: FormDeclaration, words: ErrorMessages): ReturnType<typeof requestSchema> {
  const ofWords = schemas.get(words) ?? new Map()
  const schema = ofWords.get(form) ?? requestSchema(form, words)
  schemas.set(words, ofWords.set(form, schema))
  return schema
}

function explain(issue: z.core.$ZodIssue): [field: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is unknown.'])
  return [[issue.path.join('.'), issue.message]]
}
