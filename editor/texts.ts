import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import MarkdownIt from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId } from '../locales/locales.ts'
import { lineAt, type Place } from '../locales/sentence.ts'
import type { Change } from './changes.ts'
import { quoted, type SourceString, stringsIn } from './source-strings.ts'

export interface SiteText {
  kind: 'message' | 'field' | 'markdown'
  file: string
  line: number
  locale: LocaleId
  words: string
  /**
   * The message key, the entry's field (`ia-nas-empresas.title`), or the block's number: the same in every language.
   */
  key: string
  /** Where it stands in its file; undefined for quotes and list items of several lines. */
  range?: { start: number; end: number } | undefined
  /** Whether the text exists in this language only, like the AI News demonstration. */
  isPortugueseOnly?: boolean
  /** Whether the text belongs to a draft, which may be unfinished. */
  isDraft?: boolean
}

const portugueseOnly = 'content/ai-news.ts'
const markdown = new MarkdownIt('commonmark')

/** The files with what visitors read: messages, and modules and Markdown of content. */
export function siteFiles(): string[] {
  return [...globSync(['locales/*.json', 'content/**/*.md']), ...contentModules()].sort()
}

// This does not use the option `exclude`, which takes brackets in the project's own path for a pattern.
export function contentModules(): string[] {
  return globSync('content/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
}

/** @throws if the file cannot be parsed */
export function textsIn(file: string, source = readFileSync(file, 'utf8')): SiteText[] {
  if (file.endsWith('.md')) return markdownTextsIn(file, source)
  return stringsIn(file, source).flatMap((found) => siteText(found, file, source))
}

export function allTexts(): SiteText[] {
  return siteFiles().flatMap((file) => textsIn(file))
}

export function groupOf({ kind, file, key }: Pick<SiteText, 'kind' | 'file' | 'key'>): string {
  return kind === 'field' ? `${file}#${key}` : `${file.replace(/(?<=\/)[a-z]{2}-[a-z]{2}(?=\.\w+$)/, '*')}#${key}`
}

/** A long text is found by its line, a message by its file. */
export function placeOf({ file, line, kind, key, locale, isPortugueseOnly }: SiteText): Place {
  if (kind === 'markdown') return { file, line }
  return { file, line, field: key, locale: kind === 'message' || isPortugueseOnly ? undefined : locale }
}

/** Replaces texts; nothing else in their files changes. */
export function withWords(edits: { text: SiteText; words: string }[]): Change[] {
  return [...Map.groupBy(edits, ({ text }) => text.file)].map(([file, own]) => {
    const before = readFileSync(file, 'utf8')
    const after = own
      .map(({ text, words }) => ({ ...rangeOf(text), written: written(text, words.normalize('NFC')) }))
      .toSorted((one, other) => other.start - one.start)
      .reduce((source, { start, end, written }) => source.slice(0, start) + written + source.slice(end), before)
    return { file, before, after }
  })
}

function rangeOf({ file, line, range }: SiteText) {
  if (range) return range
  throw new Error(`${file}, line ${line}: the text spans several lines of a list or quote: edit it in the file.`)
}

function written({ kind }: SiteText, words: string): string {
  if (kind === 'markdown') return words
  return kind === 'message' ? JSON.stringify(words) : quoted(words)
}

function markdownTextsIn(file: string, source: string): SiteText[] {
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const isDraft = globSync(`${dirname(file)}/article.ts`).some((module) =>
    textsIn(module).some(({ isDraft }) => isDraft),
  )
  const blocks = markdown.parse(source, {}).filter(({ type }) => type === 'inline')
  const lines = source.split(/(?<=\n)/)
  return blocks.map(({ map, content }, index) => {
    const [before, after] = map ?? [0, 0]
    // In a checkout of Windows, lines end with a carriage return too.
    const written = new RegExp(content.split('\n').map(RegExp.escape).join('\r?\n'))
    const [found] = written.exec(lines.slice(before, after).join('')) ?? []
    const start = source.indexOf(found ?? '', lines.slice(0, before).join('').length)
    return {
      kind: 'markdown',
      file,
      line: before + 1,
      locale,
      words: content,
      key: String(index + 1),
      range: found === undefined ? undefined : { start, end: start + found.length },
      isDraft,
    }
  })
}

/** The text of a string, unless the string is an address, a file name or a currency. */
function siteText(found: SourceString, file: string, source: string): SiteText[] {
  const { words, start, end, path, locale, isDraft } = found
  const place = { file, line: lineAt(source, start), words, key: path.join('.'), range: { start, end } }
  const catalog = basename(file, '.json')
  if (isLocaleId(catalog)) return [{ ...place, kind: 'message', locale: catalog }]
  const isPortugueseOnly = !locale && file === portugueseOnly && /\p{L}.* .*\p{L}/u.test(words)
  if (isName(words, file) || !(locale || isPortugueseOnly)) return []
  return [{ ...place, kind: 'field', locale: locale ?? defaultLocale, isPortugueseOnly, isDraft }]
}

/** An address, or a currency (prices have no texts), which may differ by language but is not text. */
export function isName(words: string, file: string): boolean {
  return file === 'content/claims/prices.ts' || /^(https?:\/\/|[/#])\S*$/.test(words)
}
