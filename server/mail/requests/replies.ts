import type { Context } from 'hono'
import type { ErrorMessages } from '../../../requests/form.schema.ts'
import type { FormDeclaration } from '../../../requests/form-declaration.ts'

/** What is wrong with a request: words for each wrong field, by the field's name. */
export type FieldErrors = Record<string, string>

export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
  error: string
  /** When it may be tried again. */
  seconds?: number
  problems?: FieldErrors
  /** What was sent. */
  value?: object
}

/** How a request is read and replied to: for the scripts of the site, or for a browser that sends a form by itself. */
export interface Replies {
  isAllowed: boolean
  /** @returns nothing where the body is broken */
  read: (body: string) => object | undefined
  wordsOf: (form: FormDeclaration) => ErrorMessages
  accept: () => Response
  refuse: (refusal: Refusal) => Response | Promise<Response>
}

/** For developers who call the service: visitors read the messages of the forms, in their language. */
const words: ErrorMessages = {
  required: 'This field is required, as text.',
  email: 'This is not an e-mail address.',
  choice: 'This is not one of the choices.',
  tooLong: 'This is too long.',
}

/** Replies to the scripts of the site. */
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
