import { basename } from 'node:path'
import MarkdownIt, { type Env, type Token } from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId } from '../../locales/locales.ts'
import { lineAt, sentence } from '../../locales/sentence.ts'
import { braceError, fill } from './placeholders.ts'

/** markdown-it, because libraries that build a syntax tree take ten times as long. */
const parser = new MarkdownIt('commonmark')
// Addresses stay as they are written: the renderer escapes them.
parser.normalizeLink = (address) => address
// Reads every link as a link, so that faultsOf() sees and refuses the wrong ones.
parser.validateLink = () => true

const code = 'a code block: remove the ``` or the spaces before the line'
const html = 'HTML: write Markdown'

/** What to do about the elements that are refused, by the type of their token. */
const refused: Record<string, string> = {
  code_block: code,
  code_inline: 'code: remove the `',
  fence: code,
  hardbreak: 'a line break within a paragraph: add an empty line to start a new one',
  hr: 'a horizontal rule: start a new section with a ## heading',
  html_block: html,
  html_inline: html,
  image: 'a picture: an article has only the one named by its img',
}

/** The parser treats broken Markdown as plain text, so visitors would see its punctuation. */
const strays: [pattern: RegExp, advice: string][] = [
  [/\[\^[^\]]*\]/, 'footnotes are not supported; link the source in the sentence'],
  [/\] ?\(|\)\[/, 'write a link as [text](https://…) or [text](/…), without spaces'],
  [/\*\*|__/, 'close it'],
  [/~~/, 'remove it: no text is struck through'],
  [/^#+/, 'put a space after it'],
]

export interface MarkdownText {
  html: string
  /** What stands above the first heading. */
  intro: string
  /** Each heading, as plain text, with what stands between it and the next one. */
  sections: TextSection[]
  blocks: Block[]
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'list item'
  line: number
}

export interface TextSection {
  title: string
  html: string
}

/**
 * Converts an editor's Markdown into HTML with placeholders filled.
 * @param file named in errors; its base name is the language
 * @throws one Error with a line per error: file, line, and what to do
 */
export function readMarkdown(markdown: string, file: string): MarkdownText {
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const environment: Env = {}
  const tokens = parser.parse(markdown.normalize(), environment)
  const references = environment.references ? [...markdown.matchAll(/^ {0,3}\[[^\]]+\]:/gm)] : []
  const errors = [
    ...withLines(tokens).flatMap(({ token, line }) => faultsOf(token, locale).map((words) => ({ line, words }))),
    ...references.map(({ index }) => ({
      line: lineAt(markdown, index),
      words: 'has a reference link: write [text](address) instead',
    })),
  ]
  if (errors.length > 0) throw new Error(errors.map(({ line, words }) => sentence({ file, line }, words)).join('\n'))
  for (const token of tokens.flatMap(({ children }) => children ?? [])) token.content = fill(token.content, locale)
  const html = (from: number, to?: number) => parser.renderer.render(tokens.slice(from, to), parser.options, {}).trim()
  const headings = tokens.flatMap(({ type }, index) => (type === 'heading_open' ? [index] : []))
  return {
    blocks: tokens.flatMap(({ type, map }, index) => {
      const [before, around] = [tokens[index - 1]?.type, tokens[index - 2]?.type]
      const kind = before === 'heading_open' ? 'heading' : around === 'list_item_open' ? 'list item' : 'paragraph'
      return type === 'inline' ? [{ kind, line: (map?.[0] ?? 0) + 1 }] : []
    }),
    html: html(0),
    intro: html(0, headings[0]),
    // A heading is three tokens: it opens, its text, it closes.
    sections: headings.map((heading, index) => ({
      title: parser.renderer.renderInlineAsText(tokens[heading + 1]?.children ?? [], parser.options, {}),
      html: html(heading + 3, headings[index + 1]),
    })),
  }
}

/** All tokens, also those within texts. */
function withLines(tokens: Token[], firstLine = 1): { token: Token; line: number }[] {
  let line = firstLine
  return tokens.flatMap((token) => {
    line = token.map ? token.map[0] + 1 : line
    if (token.type === 'inline') return withLines(token.children ?? [], line)
    const found = { token, line }
    if (token.type === 'softbreak' || token.type === 'hardbreak') line++
    return found
  })
}

function faultsOf(token: Token, locale: LocaleId): string[] {
  const { type, tag, content, nesting, block, level } = token
  const kind = type.replace('_open', '')
  if (nesting < 0 || kind === 'softbreak') return []
  if (kind === 'text') return faultsOfText(content)
  const isNested = block && level > 0 && kind !== 'paragraph' && kind !== 'list_item'
  const fault = isNested
    ? `a ${kind.replace('_', ' ')} inside another element: move it outside, with an empty line before it`
    : refused[kind]
  if (fault)
    return [
      `has ${fault}. A long text may contain only paragraphs, ## headings, lists, quotes, bold, italics, and links`,
    ]
  if (kind === 'ordered_list') return ['has a numbered list: start each item with -']
  if (kind === 'heading' && tag !== 'h2') return [`has a heading of level ${tag.slice(1)}: start it with ##`]
  const href = kind === 'link' ? String(token.attrGet('href')) : '/'
  return /^(https:\/\/[\p{L}\p{N}-]+\.|mailto:|tel:\+?\d|\/)/u.test(href)
    ? []
    : [`has a link to "${href}": write https://…, mailto:…, or a path on this site such as /${locale}/contato`]
}

function faultsOfText(words: string): string[] {
  return [
    braceError(words) ?? [],
    ...strays.flatMap(([pattern, what]) => {
      const [stray] = pattern.exec(words) ?? []
      return stray ? [`has "${stray}", which would be shown as is: ${what}`] : []
    }),
  ].flat()
}
