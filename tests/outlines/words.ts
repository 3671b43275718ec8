import { globSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type LocaleId, localeIds, localeOfPath, locales } from '../../locales/locales.ts'
import { compileMessages } from '../../renderer/messages/catalogues.ts'
import { addresses, dataOf } from '../built-site.ts'
import type { SitePath } from '../site-path.ts'

/** Stands for words of the content, which its owner may change. */
export const contentMark = '*'

/** Tells what is said by the message that says it, so that it is the same in every language. */
export type Say = (text: string) => string

interface Phrase {
  id: string
  /** With a wildcard for each value. */
  pattern: string
}

const flags = new Set<string>(localeIds.map((locale) => locales[locale].flagAlt))

/** Knows the messages that the page at an address carries: all, or those of its frame. */
export function wordsOf(address: SitePath, part: 'page' | 'frame' = 'page'): Say {
  const isMeant = ({ id }: Phrase) => part === 'page' || id.startsWith('layout.')
  const ids = canonicalIds(address, isMeant)
  const phrases = phrasesOf(address)
    .filter(isMeant)
    .map(({ id, pattern }) => ({ id: ids.get(id) ?? id, pattern }))
  const literal = new Map(
    phrases.filter(({ pattern }) => !pattern.includes(wildcard)).map(({ id, pattern }) => [pattern, id]),
  )
  const withValues = phrases
    .filter(({ pattern }) => pattern.includes(wildcard) && /\p{L}{3}/u.test(pattern.replaceAll(wildcard, ' ')))
    .sort((a, b) => b.pattern.length - a.pattern.length)
    .map(({ id, pattern }) => ({ id, matcher: matcherOf(pattern) }))
  return (text) => {
    const words = normal(text)
    if (!/[\p{L}\p{N}]/u.test(words)) return ''
    const known = literal.get(words)
    if (known) return known
    const filled = withValues.find(({ matcher }) => matcher.test(words))
    if (filled) return `${filled.id} ${contentMark}`
    return spokenBy(literal, words) ?? contentMark
  }
}

/** Several messages in a row, or one and a colon before words of the content. */
function spokenBy(literal: Map<string, string>, words: string): string | undefined {
  const ids = new Set<string>()
  let rest = words
  while (rest) {
    const next = [...literal.keys()]
      .filter((phrase) => rest.startsWith(phrase) && !/^[\p{L}\p{N}]/u.test(rest.slice(phrase.length)))
      .sort((a, b) => b.length - a.length)[0]
    if (!next) return words.slice(0, -rest.length).trim().endsWith(':') ? [...ids, contentMark].join(' ') : undefined
    ids.add(literal.get(next) ?? '')
    rest = rest.slice(next.length).replace(/^[\s.,:]+/, '')
  }
  return [...ids].join(' ')
}

/** Messages that say the same in some language go by one name in all. */
function canonicalIds(address: SitePath, isMeant: (phrase: Phrase) => boolean): Map<string, string> {
  const ids = new Map<string, string>()
  const canonical = (id: string): string => {
    const next = ids.get(id) ?? id
    return next === id ? id : canonical(next)
  }
  for (const locale of localeIds) {
    const counterpart = inLanguage(address, locale)
    if (!addresses.includes(counterpart)) continue
    const byPattern = Map.groupBy(phrasesOf(counterpart).filter(isMeant), ({ pattern }) => pattern)
    for (const same of byPattern.values()) {
      const [first = '', ...others] = same.map(({ id }) => canonical(id)).sort(commonFirst)
      for (const id of others) ids.set(id, first)
    }
  }
  return new Map([...ids.keys()].map((id) => [id, canonical(id)]))
}

/** The frame of the pages is the same on all: its messages go first. */
function commonFirst(a: string, b: string): number {
  return Number(b.startsWith('layout.')) - Number(a.startsWith('layout.')) || a.localeCompare(b)
}

/** The address of the same page in another language. */
export function inLanguage(address: SitePath, locale: LocaleId): SitePath {
  return address.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, `/${locale}`) as SitePath
}

/** The keys in the code of a page: its own folder, and of what pages share those of its topics, or of all pages'. */
function keysOn(address: SitePath): Set<string> {
  const { id } = dataOf(address)
  const [, folder = 'error'] = new RegExp(`\\b${id}: \\{[^]*?import\\('\\./([\\w-]+)/`).exec(routes) ?? []
  const own = keysIn(`pages/${folder}`)
  const topics = new Set([...own.map(topicOf), 'consent', 'contact', 'layout', 'lead', 'news', 'services', 'ui'])
  const shared = keysIn('{components/**,content,locales,measurement,pages,requests}')
  return new Set([...own, ...shared.filter((key) => topics.has(topicOf(key)))])
}

function keysIn(folders: string): string[] {
  const files = globSync(`${folders}/*.{ts,tsx}`).filter((file) => !/\.(test|loader)\.tsx?$/.test(file))
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"])\w+(\.\w+)+(?=['"])/g) ?? [])
}

const topicOf = (key: string) => key.split('.')[0]

const routes = readFileSync('pages/routes.ts', 'utf8')

/** What the messages of a page say: whole, and in the parts that their tags and values make of them. */
function phrasesOf(address: SitePath): Phrase[] {
  const keys = keysOn(address)
  return Object.entries(compileMessages(localeOfPath(address)))
    .filter(([id]) => keys.has(id))
    .map(([id, message]) => [flags.has(id) ? 'layout.flag' : id, message] as const)
    .flatMap(([id, message]) =>
      [...new Set([...patternsOf(message), ...partsOf(message)].map(normal))]
        .filter((pattern) => /\p{L}/u.test(pattern.replaceAll(wildcard, '')))
        .map((pattern) => ({ id, pattern })),
    )
}

const wildcard = '\u0000'

function matcherOf(pattern: string): RegExp {
  const escaped = pattern.split(wildcard).map((literal) => literal.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  return new RegExp(`^${escaped.join('.+')}$`, 's')
}

/** A message may say one thing or another: each branch of its plurals. */
function patternsOf(message: MessageFormatElement[]): string[] {
  return message.reduce<string[]>(
    (starts, element) => starts.flatMap((start) => endings(element).map((ending) => start + ending)),
    [''],
  )
}

function endings(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.tag:
      return patternsOf(element.children)
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => patternsOf(value))
    default:
      return [wildcard]
  }
}

function partsOf(message: MessageFormatElement[]): string[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return [...patternsOf(element.children), ...partsOf(element.children)]
    return element.type === TYPE.literal ? [element.value] : []
  })
}

/** As screen readers take it: how words are broken and spaced does not matter. */
function normal(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:.,;!?])/g, '')
    .trim()
}
