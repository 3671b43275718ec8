import { basename } from 'node:path'
import MarkdownIt, { type Env, type Token } from 'markdown-it'
import { characterError } from '../../locales/characters.ts'
import { defaultLocale, isLocaleId, type LocaleId } from '../../locales/locales.ts'
import { fill, unknownPlaceholders } from './placeholders.ts'
import type { Block, Inline } from './rich-text.ts'

/** The parser itself returns a flat list of opening and closing tokens. */
interface Node {
  /** The parser's token type. */
  type: string
  line: number
  token: Token
  children: Node[]
}

/** A CommonMark parser that builds a syntax tree takes ten times as long. */
const parser = new MarkdownIt('commonmark')
// React escapes addresses, so they stay as written.
parser.normalizeLink = (address) => address

const codeAdvice = 'a code block: remove the ``` or the spaces before the line'
const htmlAdvice = 'HTML: write Markdown'

/** Advice for elements that are not allowed, by token type. */
const advice: Record<string, string> = {
  bullet_list: 'a list inside another element: move it outside, with an empty line before it',
  code_block: codeAdvice,
  code_inline: 'code: remove the `',
  fence: codeAdvice,
  hardbreak: 'a line break within a paragraph: add an empty line to start a new one',
  hr: 'a horizontal rule: start a new section with a ## heading',
  html_block: htmlAdvice,
  html_inline: htmlAdvice,
  image: 'a picture: an article has only the one named by "img" in its article.ts',
  ordered_list: 'a list inside another element: move it outside, with an empty line before it',
}

/** The parser treats broken Markdown as plain text, so visitors would see its punctuation. */
const strays: [pattern: RegExp, advice: string][] = [
  [/\[\^[^\]]*\]/, 'footnotes are not supported; link the source in the sentence'],
  [/\] ?\(|\)\[/, 'write a link as [text](address), with nothing in between'],
  [/\*\*|__/, 'close it'],
  [/^#+/, 'put a space after it'],
]

/**
 * Converts an editor's Markdown into blocks with placeholders filled.
 * @param file named in errors; its base name is the language
 * @throws one Error with a line per error: file, line, and what to do
 */
export function blocksOf(markdown: string, file: string): Block[] {
  const errors: string[] = []
  const report = (line: number, words: string) => errors.push(`${file}, line ${line}: ${words}.`)
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const environment: Env = { file }
  const blocks = new Reader(locale, report).blocksOf(nodesOf(parser.parse(markdown.normalize(), environment)))
  if (environment.references)
    for (const [index, line] of markdown.split('\n').entries())
      if (/^ {0,3}\[[^\]]+\]:/.test(line)) report(index + 1, 'a reference link: write [text](address) instead')
  if (errors.length > 0) throw new Error(errors.join('\n  '))
  return blocks
}

/** @param line the starting line of tokens that have none */
function nodesOf(tokens: Token[], line = 1): Node[] {
  const nodes: Node[] = []
  const open = [nodes]
  for (const token of tokens) {
    line = token.map ? token.map[0] + 1 : line
    const siblings = open.at(-1) ?? nodes
    if (token.nesting < 0) open.pop()
    else if (token.type === 'inline') siblings.push(...nodesOf(token.children ?? [], line))
    else {
      const node = { type: token.type.replace('_open', ''), line, token, children: [] }
      siblings.push(node)
      if (token.nesting > 0) open.push(node.children)
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++
    }
  }
  return nodes
}

class Reader {
  readonly #locale: LocaleId
  readonly #report: (line: number, words: string) => void

  constructor(locale: LocaleId, report: (line: number, words: string) => void) {
    this.#locale = locale
    this.#report = report
  }

  blocksOf(nodes: Node[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      const { type, token, children } = node
      if (type === 'paragraph') return [{ kind: 'paragraph', text: this.#inlinesOf(children) }]
      if (type === 'blockquote') return [{ kind: 'quote', text: this.#inlinesIn(children) }]
      if (type === 'heading') {
        const level = token.tag.slice(1)
        if (level !== '2') this.#error(node, `a heading of level ${level} is not allowed: start it with ##`)
        return [{ kind: 'heading', text: this.#inlinesOf(children) }]
      }
      if (type === 'ordered_list') this.#error(node, 'a numbered list is not allowed: start each item with -')
      else if (type !== 'bullet_list') return this.#refuse(node)
      return [{ kind: 'list', items: children.map((item) => this.#inlinesIn(item.children)) }]
    })
  }

  /** Joins the paragraphs of a quote or list item. */
  #inlinesIn(nodes: Node[]): Inline[] {
    return nodes.flatMap((node, index) => {
      const inlines = node.type === 'paragraph' ? this.#inlinesOf(node.children) : this.#refuse(node)
      return index === 0 ? inlines : [' ', ...inlines]
    })
  }

  #inlinesOf(nodes: Node[]): Inline[] {
    const inlines: Inline[] = []
    for (const node of nodes) {
      const { type, token, children } = node
      const last = inlines.at(-1)
      if (type === 'text' || type === 'softbreak') {
        const text = type === 'text' ? this.#textOf(node) : '\n'
        if (typeof last === 'string') inlines[inlines.length - 1] = last + text
        else if (text) inlines.push(text)
      } else if (type === 'strong') inlines.push({ kind: 'strong', text: this.#inlinesOf(children) })
      else if (type === 'em') inlines.push({ kind: 'emphasis', text: this.#inlinesOf(children) })
      else if (type === 'link') {
        const href = String(token.attrGet('href'))
        if (!/^(https:\/\/[\w-]+\.|mailto:|tel:\+?\d|\/|#)/.test(href))
          this.#error(
            node,
            `a link to "${href}" is not allowed: write https://…, mailto:…, or a path on this site such as /${this.#locale}/contato`,
          )
        inlines.push({ kind: 'link', href, text: this.#inlinesOf(children) })
      } else this.#refuse(node)
    }
    return inlines
  }

  #textOf(node: Node): string {
    const { content } = node.token
    for (const name of unknownPlaceholders(content))
      this.#error(node, `there is no placeholder {${name}}: content/text/placeholders.ts leads to all of them`)
    const unreadable = characterError(content)
    if (unreadable) this.#error(node, unreadable)
    for (const [pattern, words] of strays) {
      const [stray] = pattern.exec(content) ?? []
      if (stray) this.#error(node, `"${stray}" would be shown as is: ${words}`)
    }
    return fill(content, this.#locale)
  }

  #refuse(node: Node): [] {
    this.#error(
      node,
      `${advice[node.type] ?? `"${node.type}"`}. A long text may contain only paragraphs, ## headings, lists, quotes, bold, italics, and links`,
    )
    return []
  }

  #error({ line }: Node, words: string): void {
    this.#report(line, words)
  }
}
