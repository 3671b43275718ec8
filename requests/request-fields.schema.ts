import * as z from 'zod/mini'

/** What is said where a field does not pass: message ids in a form, so that they are shown in the visitor's language. */
export interface FieldErrors {
  required: string
  email: string
  tooLong: string
}

/** Bytes of a field as JSON, so that a whole request stays under what the mail service and `keepalive` take. */
const most = { line: 600, text: 50_000, address: 3000 }

/** The rules of section 5 of the specification, each written once; a form adds its words. */
export function requestFields({ required, email, tooLong }: FieldErrors) {
  const filled = () => z.string({ error: required }).check(z.trim(), z.minLength(1, { error: required, abort: true }))
  return {
    line: () => filled().check(fitsInto(most.line, tooLong)),
    text: () => filled().check(fitsInto(most.text, tooLong)),
    email: () => filled().check(fitsInto(most.line, tooLong), z.email({ error: email })),
    /** An empty form has no choice yet, so any text may come in. */
    oneOf: <const Options extends readonly string[]>(options: Options) =>
      z.pipe(z.string({ error: required }), z.enum(options, { error: required })),
  }
}

/** The address of the page that a request was sent from (spec section 3); no field shows it. */
export const originField = z
  .url({ protocol: /^https?$/, error: 'The origin must be the address of a page.' })
  .check(fitsInto(most.address, 'The origin is too long.'))

function fitsInto(bytes: number, error: string) {
  return z.refine<string>((text) => new TextEncoder().encode(JSON.stringify(text)).length <= bytes, {
    error,
    abort: true,
  })
}
