import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import MarkdownIt from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { type Container, changed, declaredIn, type Field, fieldsOf, lineOf } from './modules.ts'

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
  /** Whether the text exists in this language only, like the AI News demonstration. */
  isAlone?: boolean
  /** Whether the text belongs to a draft, which may be unfinished. */
  isDraft?: boolean
}

const inOneLanguage = 'content/ai-news.ts'
const markdown = new MarkdownIt('commonmark')

export function textFiles(): string[] {
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
    : textFields(file, declaredIn(file, source)).map(({ text }) => text)
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
    // From the end, so that earlier line numbers stay valid.
    const fromEnd = own.toSorted((one, other) => other.text.line - one.text.line)
    const source = fromEnd.reduce((whole, { text, words }) => exchanged(whole, text, words), readFileSync(file, 'utf8'))
    return [file, source]
  })
  return Object.fromEntries(files)
}

function exchanged(source: string, { kind, file, line, place, locale, words: before }: Text, words: string): string {
  if (kind === 'message') return `${JSON.stringify({ ...JSON.parse(source), [place]: words }, null, 2)}\n`
  if (kind === 'long') {
    const start = source.split('\n', line - 1).join('\n').length
    const at = source.indexOf(before, start)
    if (at < 0)
      throw new Error(`${file}, line ${line}: the text spans several lines of a list or quote: edit it in the file.`)
    return source.slice(0, at) + words + source.slice(at + before.length)
  }
  return changed(source, (declared) => {
    const found = textFields(file, declared).find(({ text }) => text.locale === locale && text.place === place)
    if (found) found.field.container[found.field.key] = words
  })
}

function messagesIn(file: string, source: string): Text[] {
  const locale = basename(dirname(file))
  if (!isLocaleId(locale)) return []
  const lines = source.split('\n')
  const messages: Record<string, string> = JSON.parse(source)
  return Object.entries(messages).map(([place, words]) => ({
    kind: 'message',
    file,
    line: lines.findIndex((line) => line.includes(`"${place}":`)) + 1,
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
  return blocks.map(({ map, content }, index) => ({
    kind: 'long',
    file,
    line: (map?.[0] ?? 0) + 1,
    locale,
    words: content,
    place: String(index + 1),
    isDraft,
  }))
}

/** The texts of a module, without addresses and file names. */
export function textFields(file: string, declared: Container): { field: Field; text: Text }[] {
  return fieldsOf(declared).flatMap((field) => {
    const { container, key, path, locale = defaultLocale, words, isDraft } = field
    const isAlone = !field.locale && file === inOneLanguage && /\p{L}.* .*\p{L}/u.test(words)
    if (isName(words) || !(field.locale || isAlone)) return []
    return [
      {
        field,
        text: {
          kind: 'field',
          file,
          line: lineOf(container, key),
          locale,
          words,
          place: path.join('.'),
          isAlone,
          isDraft,
        },
      },
    ]
  })
}

/** An address or file name, which may differ by language but is not text. */
export function isName(words: string): boolean {
  return /^(https?:\/\/|[/#])\S*$|^[a-z0-9]+(-[a-z0-9]+)+$/.test(words)
}
