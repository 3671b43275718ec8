import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import MarkdownIt from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { readMessages } from '../locales/read-messages.ts'
import { type Field, fieldsOf, quoted, spliced } from './modules.ts'

/** A text that visitors read in one language, and its location. */
export interface Text {
  kind: 'message' | 'field' | 'long'
  file: string
  line: number
  locale: LocaleId
  words: string
  /**
   * The message key, the entry's field (`ia-nas-empresas.title`), or the block's number: the same in every language.
   */
  place: string
  /** Where it stands in its file; undefined for messages, and for blocks of several lines. */
  range?: { start: number; end: number } | undefined
  /** Whether the text exists in this language only, like the AI News demonstration. */
  isAlone?: boolean
  /** Whether the text belongs to a draft, which may be unfinished. */
  isDraft?: boolean
}

const portugueseOnly = 'content/ai-news.ts'
const markdown = new MarkdownIt('commonmark')

function textFiles(): string[] {
  const modules = globSync('content/**/*.ts').filter((file) => !/\.(test|schema)\.ts$/.test(file))
  const texts = localeIds.flatMap((locale) => [
    ...globSync(`locales/${locale}/*.json`),
    ...globSync(`content/**/${locale}.md`),
  ])
  return [...texts, ...modules].sort()
}

/** @throws if the file cannot be parsed */
export function textsIn(file: string, source = readFileSync(file, 'utf8')): Text[] {
  if (file.endsWith('.json')) return messagesIn(file, source)
  return file.endsWith('.md')
    ? longTextsIn(file, source)
    : fieldsOf(source).flatMap((field) => textOf(field, file, source))
}

export function allTexts(): Text[] {
  return textFiles().flatMap((file) => textsIn(file))
}

/** Identifies a text across languages. */
export function groupOf({ kind, file, place }: Pick<Text, 'kind' | 'file' | 'place'>): string {
  return kind === 'field' ? `${file}#${place}` : `${file.replace(/[a-z]{2}-[a-z]{2}(?=[./])/, '*')}#${place}`
}

/** The changed sources, by file; nothing else in them changes. */
export function withWords(edits: { text: Text; words: string }[]): Record<string, string> {
  const files = [...Map.groupBy(edits, ({ text }) => text.file)].map(([file, own]) => {
    const source = readFileSync(file, 'utf8')
    const changed = own.map(({ text, words }) => ({ text, words: words.normalize('NFC') }))
    return [file, file.endsWith('.json') ? withMessages(source, changed) : spliced(source, changed.map(changeOf))]
  })
  return Object.fromEntries(files)
}

function withMessages(source: string, edits: { text: Text; words: string }[]): string {
  const changed = Object.fromEntries(edits.map(({ text, words }) => [text.place, words]))
  return `${JSON.stringify({ ...JSON.parse(source), ...changed }, null, 2)}\n`
}

function changeOf({ text: { file, line, range, kind }, words }: { text: Text; words: string }) {
  if (!range)
    throw new Error(`${file}, line ${line}: the text spans several lines of a list or quote: edit it in the file.`)
  return { ...range, words: kind === 'field' ? quoted(words) : words }
}

function messagesIn(file: string, source: string): Text[] {
  const locale = basename(dirname(file))
  if (!isLocaleId(locale)) return []
  const messages = readMessages(file, source)
  return Object.entries(messages).map(([place, words]) => ({
    kind: 'message',
    file,
    line: lineAt(source, source.indexOf(`"${place}":`)),
    locale,
    words,
    place,
  }))
}

function longTextsIn(file: string, source: string): Text[] {
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const entry = `${dirname(file)}/article.ts`
  const isDraft = existsSync(entry) && /^\s*draft: true,$/m.test(readFileSync(entry, 'utf8'))
  const blocks = markdown.parse(source, {}).filter(({ type }) => type === 'inline')
  return blocks.map(({ map, content }, index) => {
    const before = map?.[0] ?? 0
    const start = source.indexOf(content, source.split('\n', before).join('\n').length)
    return {
      kind: 'long',
      file,
      line: before + 1,
      locale,
      words: content,
      place: String(index + 1),
      range: start < 0 ? undefined : { start, end: start + content.length },
      isDraft,
    }
  })
}

/** None for addresses and file names. */
function textOf({ path, locale, words, start, end, isDraft }: Field, file: string, source: string): Text[] {
  const isAlone = !locale && file === portugueseOnly && /\p{L}.* .*\p{L}/u.test(words)
  if (isName(words) || !(locale || isAlone)) return []
  return [
    {
      kind: 'field',
      file,
      line: lineAt(source, start),
      locale: locale ?? defaultLocale,
      words,
      place: path.join('.'),
      range: { start, end },
      isAlone,
      isDraft,
    },
  ]
}

/** An address or file name, which may differ by language but is not text. */
export function isName(words: string): boolean {
  return /^(https?:\/\/|[/#])\S*$|^[a-z0-9]+(-[a-z0-9]+)+$/.test(words)
}

/** Starts at 1. */
function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
