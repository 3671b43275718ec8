import { parse } from '@formatjs/icu-messageformat-parser'
import { parts } from '../content/check-content.ts'
import { schemaAt } from '../content/issue-words.ts'
import { limits as headLimits } from '../content/limits.ts'
import { guess } from '../content/nearest.ts'
import { fill, placeholderNames } from '../content/placeholders.ts'
import { formFaults, parserFault, slotFault } from '../renderer/messages/message-faults.ts'
import { withNames } from '../renderer/messages/message-values.ts'
import { textFaults } from './examine.ts'
import { Locator } from './locate.ts'
import type { Text } from './texts.ts'

/** The fewest and the most characters of a text. */
export interface Limit {
  least?: number | undefined
  most?: number | undefined
}

/** How long each text of the content may be, by its file and the place where it begins. */
export function contentLimits(): Map<string, Limit> {
  const locator = new Locator()
  const found = new Map<string, Limit>()
  for (const { module, name, schema, content } of parts) {
    const walk = (value: unknown, path: PropertyKey[]): void => {
      if (typeof value === 'string') {
        const place = locator.find(module, name, path, content)
        const { minLength: least, maxLength: most } = (schemaAt(schema, path) ?? {}) as { minLength?: number | null; maxLength?: number | null }
        if (place && most) found.set(`${place.source.file}:${place.node.start}`, { least: least ?? undefined, most })
      } else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) walk(part, [...path, Array.isArray(value) ? Number(key) : key])
    }
    walk(content, [])
  }
  return found
}

/** How long a text may be. */
export function limitOf({ kind, file, start, place }: Text, ofContent: Map<string, Limit>): Limit {
  if (kind === 'field') return ofContent.get(`${file}:${start}`) ?? {}
  if (kind === 'message' && place.endsWith('.head.title')) return headLimits.title
  return kind === 'message' && place.endsWith('.head.description') ? headLimits.description : {}
}

/** The source of a file with other words in the place of a text, and nothing else changed. */
export function withWords(source: string, { kind, start, end, place, isMissing }: Text, words: string): string {
  if (isMissing) return withMessage(source, { start, place, isMissing }, words)
  const quote = source[start] ?? "'"
  const escaped = words.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n')
  const literal = kind === 'message' ? JSON.stringify(words) : kind === 'long' ? words : `${quote}${quote === '`' ? escaped.replaceAll('${', '\\${') : escaped}${quote}`
  return source.slice(0, start) + literal + source.slice(end)
}

function withMessage(source: string, { start, place, isMissing }: Pick<Text, 'start' | 'place' | 'isMissing'>, words: string): string {
  const line = `${JSON.stringify(place)}: ${JSON.stringify(words)}`
  return source.slice(0, start) + (isMissing === 'before' ? `${line},\n  ` : `,\n  ${line}`) + source.slice(start)
}

/**
 * Why words may not stand in the place of a text, each reason in words; empty where they may.
 * @param reference the same text in the default language: what is filled in and the tags are the same
 */
export function refusals(text: Text, words: string, { reference, limit = {}, texts }: { reference?: Text | undefined; limit?: Limit; texts: Text[] }): string[] {
  if (words.trim() === '') return limit.least === 0 ? [] : ['is empty']
  if (words !== words.trim()) return ['begins or ends with a space']
  const { length } = fill(words, text.locale)
  const lengths = [
    ...(limit.most && length > limit.most ? [`is longer than ${limit.most} characters, and has ${length}`] : []),
    ...(limit.least && length < limit.least ? [`is shorter than ${limit.least} characters, and has ${length}`] : []),
  ]
  const own = textFaults(texts, [{ ...text, words }]).filter((complaint) => !complaint.isWarning)
  const form = text.kind === 'message' ? messageFaults(text, words, reference) : placeholderFaults(text, words, reference)
  return [...form, ...lengths, ...own.map((complaint) => complaint.words)].filter((fault, index, all) => all.findIndex((each) => each.split(',')[0] === fault.split(',')[0]) === index)
}

function messageFaults({ locale }: Text, words: string, reference: Text | undefined): string[] {
  try {
    const ast = parse(words)
    const unlike = reference && slotFault(withNames(parse(reference.words), reference.locale), withNames(ast, locale), reference.locale)
    return [...formFaults(ast, locale), ...(unlike ? [unlike] : []), ...lostNames(words, reference)]
  } catch (error) {
    return [parserFault(error as Error, words)]
  }
}

function placeholderFaults(text: Text, words: string, reference: Text | undefined): string[] {
  const unknown = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !placeholderNames.includes(name))
  const lost = lostNames(words, reference && { ...reference, words: [reference.words, text.words].filter(Boolean).length > 1 ? common(reference.words, text.words) : reference.words })
  return [...unknown.map((name) => `has the unknown placeholder {${name}}${guess(name, placeholderNames)}`), ...lost]
}

/** Names that are filled in by the site may be left out where a language does without: only what a translation had is lost. */
function lostNames(words: string, reference: Text | undefined): string[] {
  const names = [...new Set([...(reference?.words ?? '').matchAll(/\{(\w+)\}/g)].map(([slot]) => slot))].filter((slot) => placeholderNames.includes(slot.slice(1, -1)))
  return names.filter((slot) => !words.includes(slot)).map((slot) => `lacks ${slot}`)
}

/** The placeholders that both have. */
function common(one: string, other: string): string {
  return [...one.matchAll(/\{\w+\}/g)]
    .map(([slot]) => slot)
    .filter((slot) => other.includes(slot))
    .join(' ')
}
