import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Inline } from '../components/ui/RichText'

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

/**
 * Turns an editor's Markdown into the blocks that `RichText` shows.
 * @throws on anything that an article may not hold (pictures, HTML, code …), naming it and its line.
 */
export function blocksOf(markdown: string, source: string): Block[] {
  return fromMarkdown(markdown).children.map((node) => blockOf(node, source))
}

function blockOf(node: MarkdownNode, source: string): Block {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', text: inlinesOf(node.children, source) }
    case 'paragraph':
      return { kind: 'paragraph', text: inlinesOf(node.children, source) }
    case 'blockquote':
      return { kind: 'quote', text: inlinesIn(node.children, source) }
    case 'list':
      return {
        kind: 'list',
        items: node.children.map((item) => inlinesIn(item.children, source)),
      }
    default:
      return refuse(node, source)
  }
}

/** The paragraphs of a quote or an item, as one. */
function inlinesIn(nodes: MarkdownNode[], source: string): Inline[] {
  return nodes.flatMap((node, index) => {
    const inlines = node.type === 'paragraph' ? inlinesOf(node.children, source) : refuse(node, source)
    return index === 0 ? inlines : [' ', ...inlines]
  })
}

function inlinesOf(nodes: MarkdownNode[], source: string): Inline[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type === 'strong' || node.type === 'emphasis') return { kind: node.type, text: inlinesOf(node.children, source) }
    if (node.type === 'link') return { kind: 'link', href: node.url, text: inlinesOf(node.children, source) }
    return refuse(node, source)
  })
}

function refuse(node: MarkdownNode, source: string): never {
  const line = node.position?.start.line ?? '?'
  throw new Error(`${source}, line ${line}: "${node.type}" has no place in an article. Use paragraphs, ## headings, lists, quotes, bold, italics and links.`)
}
