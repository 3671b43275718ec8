import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type * as z from 'zod'

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'item', 'entry', 'link'].includes(name),
})

/** What a file holds, or why it cannot be read. */
export type Reading<Content> = { content: Content; problem?: undefined } | { content?: undefined; problem: string }

/** Reads XML into the shape that it is expected to have. */
export function readXml<Schema extends z.ZodType>(text: string, schema: Schema): Reading<z.output<Schema>> {
  const validity = XMLValidator.validate(text)
  if (validity !== true)
    return { problem: `is not well-formed in line ${validity.err.line}: ${validity.err.msg.replace(/\.$/, '')}` }
  return readShape(parser.parse(text), schema)
}

/** Reads JSON in the same way. */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): Reading<z.output<Schema>> {
  const value = parseJson(text)
  return value === undefined ? { problem: 'is not JSON' } : readShape(value, schema)
}

/** @returns undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readShape<Schema extends z.ZodType>(value: unknown, schema: Schema): Reading<z.output<Schema>> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { content: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `does not have the expected shape (${issue?.path.join('.')}: ${issue?.message})` }
}
