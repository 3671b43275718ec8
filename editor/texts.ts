import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import MarkdownIt from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { jsonTree, lineAt, readJson } from '../locales/read-json.ts'

/** A text that visitors read in one language, and its location. */
export interface SiteText {
  kind: 'message' | 'field' | 'long'
  file: string
  line: number
  locale: LocaleId
  words: string
  /**
   * The message key, the entry's field (`ia-nas-empresas.title`), or the block's number: the same in every language.
   */
  key: string
  /** Where it stands in its file; undefined for blocks of several lines. */
  range?: { start: number; end: number } | undefined
  /** Whether the text exists in this language only, like the AI News demonstration. */
  isPortugueseOnly?: boolean
  /** Whether the text belongs to a draft, which may be unfinished. */
  isDraft?: boolean
}

const portugueseOnly = 'content/ai-news.json'
const markdown = new MarkdownIt('commonmark')

function textFiles(): string[] {
  const texts = localeIds.flatMap((locale) => [
    ...globSync(`locales/${locale}/*.json`),
    ...globSync(`content/**/${locale}.md`),
  ])
  return [...texts, ...globSync('content/**/*.json')].sort()
}

/** @throws if the file cannot be parsed */
export function textsIn(file: string, source = readFileSync(file, 'utf8')): SiteText[] {
  if (file.endsWith('.md')) return longTextsIn(file, source)
  return stringsIn(jsonTree(file, source)).flatMap((found) => textOf(found, file, source))
}

export function allTexts(): SiteText[] {
  return textFiles().flatMap((file) => textsIn(file))
}

/** Identifies a text across languages. */
export function groupOf({ kind, file, key }: Pick<SiteText, 'kind' | 'file' | 'key'>): string {
  return kind === 'field' ? `${file}#${key}` : `${file.replace(/[a-z]{2}-[a-z]{2}(?=[./])/, '*')}#${key}`
}

/** The changed sources, by file; nothing else in them changes. */
export function withWords(edits: { text: SiteText; words: string }[]): Record<string, string> {
  const files = [...Map.groupBy(edits, ({ text }) => text.file)].map(([file, own]) => [
    file,
    own
      .map(({ text, words }) => changeOf(text, words.normalize('NFC')))
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (whole, { start, end, words }) => whole.slice(0, start) + words + whole.slice(end),
        readFileSync(file, 'utf8'),
      ),
  ])
  return Object.fromEntries(files)
}

function changeOf({ file, line, range, kind }: SiteText, words: string) {
  if (!range)
    throw new Error(`${file}, line ${line}: the text spans several lines of a list or quote: edit it in the file.`)
  return { ...range, words: kind === 'long' ? words : JSON.stringify(words) }
}

function longTextsIn(file: string, source: string): SiteText[] {
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const entry = `${dirname(file)}/article.json`
  const isDraft = existsSync(entry) && (readJson(entry) as { draft?: boolean }).draft === true
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
      key: String(index + 1),
      range: start < 0 ? undefined : { start, end: start + content.length },
      isDraft,
    }
  })
}

/** A string in a JSON file. */
interface JsonString {
  node: Node
  path: string[]
  locale?: LocaleId | undefined
  /** Whether an object around it has `"draft": true`. */
  isDraft: boolean
}

function stringsIn(node: Node, scope: Omit<JsonString, 'node'> = { path: [], isDraft: false }): JsonString[] {
  const { type, children = [] } = node
  if (type === 'string') return [{ ...scope, node }]
  const isDraft = scope.isDraft || findNodeAtLocation(node, ['draft'])?.value === true
  return children.flatMap((child, index) => {
    if (type === 'array')
      return stringsIn(child, { ...scope, path: [...scope.path, nameOf(child) ?? String(index + 1)] })
    const [key, value] = child.children ?? []
    if (!key || !value) return []
    const inside = isLocaleId(key.value) ? { locale: key.value } : { path: [...scope.path, key.value] }
    return stringsIn(value, { ...scope, ...inside, isDraft })
  })
}

/** The slug or id of a list's entry. */
function nameOf(entry: Node): string | undefined {
  return ['slug', 'id'].map((key) => findNodeAtLocation(entry, [key])?.value).find((name) => typeof name === 'string')
}

/** None for addresses, file names and currencies. */
function textOf({ node, path, locale, isDraft }: JsonString, file: string, source: string): SiteText[] {
  const words: string = node.value
  const range = { start: node.offset, end: node.offset + node.length }
  const found = { file, line: lineAt(source, node.offset), words, key: path.join('.'), range }
  const folder = basename(dirname(file))
  if (isLocaleId(folder)) return [{ ...found, kind: 'message', locale: folder }]
  const isPortugueseOnly = !locale && file === portugueseOnly && /\p{L}.* .*\p{L}/u.test(words)
  if (isName(words) || !(locale || isPortugueseOnly)) return []
  return [{ ...found, kind: 'field', locale: locale ?? defaultLocale, isPortugueseOnly, isDraft }]
}

/** An address, a file name or a currency, which may differ by language but is not text. */
export function isName(words: string): boolean {
  return /^(https?:\/\/|[/#])\S*$|^[a-z0-9]+(-[a-z0-9]+)+$|^[A-Z]{3}$/.test(words)
}
