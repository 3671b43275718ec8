import type { Context } from 'hono'
import type { FormDeclaration } from '../../../forms/declaration.ts'
import type { ErrorMessages } from '../../../forms/schema.ts'

/** A message for each invalid field, by name. */
export type FieldErrors = Record<string, string>

export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
  error: string
  /** When to retry. */
  seconds?: number
  problems?: FieldErrors
  value?: object
}

/** Reads a request and responds to it: to the site's scripts, or to a browser that submits a form itself. */
export interface Replies {
  isAllowed: boolean
  /** @returns undefined if the body is malformed */
  read: (body: string) => object | undefined
  wordsOf: (form: FormDeclaration) => ErrorMessages
  accept: () => Response
  refuse: (refusal: Refusal) => Response | Promise<Response>
}

/** For developers who call the service; visitors read the forms' own messages. */
const words: ErrorMessages = {
  required: 'This field is required, as text.',
  email: 'This is not an e-mail address.',
  choice: 'This is not one of the choices.',
  tooLong: 'This is too long.',
}

export function jsonReplies(context: Context): Replies {
  return {
    isAllowed: true,
    read: parse,
    wordsOf: () => words,
    accept: () => context.json({ status: 'accepted' }, 202),
    refuse({ status, error, seconds, problems }) {
      const again = seconds === undefined ? '' : ` Try again in ${seconds} seconds.`
      return context.json({ error: error + again, fields: problems }, status)
    },
  }
}

function parse(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
