import { XMLParser, XMLValidator } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'item', 'entry', 'link'].includes(name),
})

/** XML as objects, with attributes as `@_name`, or the reason why it cannot be read. */
export function readXml<Content>(file: Buffer): { content: Content | Record<string, never>; problem?: string } {
  const text = file.toString()
  const validity = XMLValidator.validate(text)
  if (validity === true) return { content: parser.parse(text) }
  const { line, msg } = validity.err
  return { content: {}, problem: `is not well-formed in line ${line}: ${msg.replace(/\.$/, '')}` }
}

/** @returns undefined if the text is no JSON */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** All matches of a pattern's group. */
export function matchesIn(text: string | Buffer, pattern: RegExp): string[] {
  return [...text.toString().matchAll(pattern)].map(([, group = '']) => group)
}
