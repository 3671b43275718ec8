import { parseSync } from 'vite'
import { defaultLocale, localeIds } from '../locales.ts'

/** @param inOthers the same text in each existing language */
export type Translate = (text: string, inOthers: string[]) => string

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Adds a language to every object in a TypeScript source that has a value for each language. Everything else stays as it is
 * written.
 * @param write returns the source of the new value, given the source of the value in the default language
 */
export function addLanguageTo(
  file: string,
  source: string,
  locale: string,
  write: (value: SourceValue) => string,
): string {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const insertions: { at: number; text: string }[] = []
  for (const object of nodesOf(program, 'ObjectExpression')) {
    const properties = new Map((object.properties as Node[]).map((property) => [keyOf(property), property]))
    const last = [...properties.values()].at(-1)
    if (!last || properties.has(locale) || !localeIds.every((id) => properties.has(id))) continue
    const values = localeIds.map((id) => textOf(properties.get(id) as Node, source))
    const isBroken = source.slice(object.start, last.start).includes('\n')
    const indent = source.slice(source.lastIndexOf('\n', last.start) + 1, last.start)
    const text = `'${locale}': ${write({ value: values[localeIds.indexOf(defaultLocale)] as Text, others: values })}`
    insertions.push({ at: last.end, text: isBroken ? `,\n${indent}${text}` : `, ${text}` })
  }
  insertions.sort((one, other) => one.at - other.at)
  return insertions.reduceRight((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source)
}

/** The source of a value, and the texts in it. */
interface Text {
  source: string
  texts: { start: number; end: number; text: string; quote: string }[]
}

interface SourceValue {
  value: Text
  others: Text[]
}

/** The source of the value with each text in it translated. Addresses stay as they are. */
export function translateValue({ value, others }: SourceValue, translate: Translate): string {
  const comparable = others.filter(({ texts }) => texts.length === value.texts.length)
  return value.texts.reduceRight((source, { start, end, text, quote }, index) => {
    if (/^(https?:\/\/|[/#])\S*$/.test(text) || text.trim() === '') return source
    const translated = translate(
      text,
      comparable.map(({ texts }) => texts[index]?.text ?? ''),
    )
    return source.slice(0, start) + quoted(translated, quote) + source.slice(end)
  }, value.source)
}

function textOf(property: Node, source: string): Text {
  const { start, end } = property.value as Node
  const texts = [
    ...nodesOf(property.value, 'Literal').filter(({ value }) => typeof value === 'string'),
    ...nodesOf(property.value, 'TemplateLiteral').filter(({ expressions }) => (expressions as Node[]).length === 0),
  ].map((node) => ({
    start: node.start - start,
    end: node.end - start,
    text: cookedText(node),
    quote: source[node.start] as string,
  }))
  return { source: source.slice(start, end), texts: texts.sort((one, other) => one.start - other.start) }
}

function cookedText({ value, quasis }: Node): string {
  if (typeof value === 'string') return value
  const [part] = quasis as { value: { cooked: string } }[]
  return part?.value.cooked ?? ''
}

function quoted(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
  return quote + (quote === '`' ? escaped.replaceAll('${', '\\${') : escaped.replaceAll('\n', '\\n')) + quote
}

function keyOf(property: Node): string | undefined {
  const key = property.key as Node | undefined
  return key?.type === 'Literal' ? String(key.value) : undefined
}

/** In the order of the source. */
function nodesOf(part: unknown, type: string): Node[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap((item) => nodesOf(item, type))
  const inside = Object.values(part).flatMap((value) => nodesOf(value, type))
  return (part as Node).type === type ? [part as Node, ...inside] : inside
}
