import { readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { PictureName } from '../checks/picture.schema.ts'
import { limits } from '../limits.ts'
import { lazyText } from '../text/long-text.ts'
import { blocksOf } from '../text/markdown.ts'
import type { NewsItem } from './news.schema.ts'

const dayMs = 86_400_000
/** A part has a heading, two paragraphs, and a quote or a list. */
const parts = 6
/** Words per element, adding up to 600 words per article. */
const partWords = { heading: 6, paragraph: 36, last: 22 }

type Words = Record<LocaleId, string[]>

/** Older than any written article: 18,000 articles fit between 1990, the first valid year, and this date. */
const newestMs = Date.parse('2000-01-01')
const articlesPerDay = 5
const pictures: PictureName[] = ['news/ia-no-dia-a-dia', 'news/superando-barreiras']

/**
 * Generates articles for benchmark builds: identical in each build, and all different. They shuffle the words of the
 * privacy policy, so that they compress like real text; capitalized words are left out because they may be names.
 */
export function generateNews(count: number): NewsItem[] {
  const words = inEachLanguage((locale) => wordsIn(readFileSync(`content/privacy/${locale}.md`, 'utf8')))
  return Array.from({ length: count }, (_, index) => generate(index, words))
}

function generate(index: number, words: Words): NewsItem {
  const number = index + 1
  const slug = `made-up-${number}`
  const draw = (locale: LocaleId, part: number) =>
    new Draw(words[locale], (index * localeIds.length + localeIds.indexOf(locale)) * 3 + part)
  return {
    slug,
    img: pictures[index % pictures.length] ?? 'news/demo',
    date: new Date(newestMs - Math.ceil(number / articlesPerDay) * dayMs).toISOString().slice(0, 10),
    brand: `Brand ${(index % 20) + 1}`,
    originalLink: `https://made-up.example/${slug}`,
    title: inEachLanguage((locale) => sentence(`${number}:`, draw(locale, 0), limits.title.most)),
    desc: inEachLanguage((locale) => sentence(`${number}:`, draw(locale, 1), limits.description.most)),
    content: inEachLanguage((locale) => lazyText(() => blocksOf(markdownOf(draw(locale, 2)), `${slug}/${locale}.md`))),
  }
}

/** As many words as fit. */
function sentence(start: string, draw: Draw, maxCharacters: number): string {
  let whole = start
  for (let next = draw.word(); whole.length + next.length + 1 <= maxCharacters; next = draw.word()) whole += ` ${next}`
  return whole
}

function markdownOf(draw: Draw): string {
  const { heading, paragraph, last } = partWords
  return Array.from({ length: parts }, (_, index) => {
    const end =
      index % 2 === 0
        ? `> ${draw.sentence(last)}`
        : [`- ${draw.sentence(last / 2)}`, `- **${draw.words(last / 2)}**`].join('\n')
    return [`## ${draw.words(heading)}`, draw.sentence(paragraph), draw.sentence(paragraph), end].join('\n\n')
  }).join('\n\n')
}

/** The lowercase words of a Markdown text. */
function wordsIn(markdown: string): string[] {
  return markdown.match(/(?<![\p{L}\p{N}{/.@'’])\p{Ll}+(?![\p{L}\p{N}}/.@'’])/gu) ?? []
}

/** A deterministic random generator for words. */
class Draw {
  readonly #words: string[]
  #state: number

  constructor(words: string[], seed: number) {
    this.#words = words
    this.#state = seed
  }

  word(): string {
    return this.#words[Math.floor(this.#next() * this.#words.length)] ?? ''
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ')
  }

  sentence(count: number): string {
    const words = this.words(count)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }

  /** Mulberry32: at least 0, less than 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function inEachLanguage<Value>(valueIn: (locale: LocaleId) => Value): Record<LocaleId, Value> {
  return Object.fromEntries(localeIds.map((locale) => [locale, valueIn(locale)])) as Record<LocaleId, Value>
}
