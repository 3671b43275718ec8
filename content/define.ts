import type { z } from 'zod'
import { errorLines, wordsOf } from './schema/issues.ts'

/** What is wrong with content: a line for each error, with file, field and what to write. */
export class ContentError extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/**
 * Parses a value of the content as soon as its module is imported, so that the dev server, the check and the build refuse
 * the same values.
 * @param file named in errors
 * @throws a ContentError
 */
export function define<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const { data, errors } = parse(file, schema, value)
  if (errors.length > 0) throw new ContentError(errors)
  return data as z.output<Schema>
}

export function parse<Schema extends z.ZodType>(file: string, schema: Schema, value: z.input<Schema>) {
  const { data, error } = schema.safeParse(value, { error: wordsOf })
  return { data, errors: error ? errorLines(error, file, value) : [] }
}
