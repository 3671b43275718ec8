import { basename } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { defaultLocale, isLocaleId, type LocaleId } from '../locales/locales.ts'
import { fill, placeholderNames, unknownPlaceholders } from './placeholders.ts'
import type { Block, Inline } from './rich-text.ts'

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

/** What editors are told about a part that is not allowed, by the parser's name for it. */
const advice: Record<string, string> = {
  break: 'a line break within a paragraph: leave an empty line to begin another one',
  code: 'a block of code: take away the ``` or the spaces before the line',
  definition: 'the address of a link by reference: write [words](address) where the link stands',
  html: 'HTML: write Markdown',
  image: 'a picture: the picture of an article is the "img" of its article.ts',
  imageReference: 'a picture: the picture of an article is the "img" of its article.ts',
  inlineCode: 'code: take away the `',
  linkReference: 'a link by reference: write [words](address)',
  list: 'a list within another part: put it outside, with an empty line before it',
  thematicBreak: 'a horizontal line: begin a new part with a ## heading',
}

/**
 * Turns an editor's Markdown into the blocks of a long text, its placeholders filled.
 * @param file where it stands, for the faults; named for the language of the text
 * @throws one Error with a line for each fault: file, line and what to do
 */
export function blocksOf(markdown: string, file: string): Block[] {
  const faults: string[] = []
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const blocks = new Reader(locale, (line, words) => faults.push(`${file}, line ${line}: ${words}.`)).blocksOf(fromMarkdown(markdown).children)
  if (faults.length > 0) throw new Error(faults.join('\n  '))
  return blocks
}

class Reader {
  readonly #locale: LocaleId
  readonly #tell: (line: number | string, words: string) => void

  constructor(locale: LocaleId, tell: (line: number | string, words: string) => void) {
    this.#locale = locale
    this.#tell = tell
  }

  blocksOf(nodes: MarkdownNode[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      if (node.type === 'paragraph') return [{ kind: 'paragraph', text: this.#inlinesOf(node.children) }]
      if (node.type === 'blockquote') return [{ kind: 'quote', text: this.#inlinesIn(node.children) }]
      if (node.type === 'heading') {
        if (node.depth !== 2) this.#fault(node, `a heading of level ${node.depth} has no place here: begin it with ##`)
        return [{ kind: 'heading', text: this.#inlinesOf(node.children) }]
      }
      if (node.type !== 'list') return this.#refuse(node)
      if (node.ordered) this.#fault(node, 'a numbered list has no place here: begin each item with -')
      return [{ kind: 'list', items: node.children.map((item) => this.#inlinesIn(item.children)) }]
    })
  }

  /** Joins the paragraphs of a quote or of a list item. */
  #inlinesIn(nodes: MarkdownNode[]): Inline[] {
    return nodes.flatMap((node, index) => {
      const inlines = node.type === 'paragraph' ? this.#inlinesOf(node.children) : this.#refuse(node)
      return index === 0 ? inlines : [' ', ...inlines]
    })
  }

  #inlinesOf(nodes: MarkdownNode[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      if (node.type === 'text') return [this.#textOf(node)]
      if (node.type === 'strong' || node.type === 'emphasis') return [{ kind: node.type, text: this.#inlinesOf(node.children) }]
      if (node.type === 'link') return [{ kind: 'link', href: node.url, text: this.#inlinesOf(node.children) }]
      return this.#refuse(node)
    })
  }

  #textOf(node: Extract<MarkdownNode, { type: 'text' }>): string {
    for (const name of unknownPlaceholders(node.value)) this.#fault(node, `there is no placeholder {${name}}: use one of ${placeholderNames.join(', ')}`)
    // Markdown with a mistake is plain text to the parser: visitors would see its signs.
    const [stray] = /\*\*|__|\]\(|^#+/.exec(node.value) ?? []
    if (stray) this.#fault(node, `"${stray}" would be shown as it is: close what it begins, or put a space after #`)
    return fill(node.value, this.#locale)
  }

  #refuse(node: MarkdownNode): [] {
    this.#fault(node, `${advice[node.type] ?? `"${node.type}"`}. A long text has paragraphs, ## headings, lists, quotes, bold, italics and links`)
    return []
  }

  #fault(node: MarkdownNode, words: string): void {
    this.#tell(node.position?.start.line ?? '?', words)
  }
}
