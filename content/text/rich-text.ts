export type Inline =
  | string
  | { kind: 'strong'; text: Inline[] }
  | { kind: 'emphasis'; text: Inline[] }
  | { kind: 'link'; href: string; text: Inline[] }

/** A block of a long text, as pages and feeds show it. */
export type Block = { kind: 'heading' | 'paragraph' | 'quote'; text: Inline[] } | { kind: 'list'; items: Inline[][] }

export interface TextSection {
  title: string
  body: Block[]
}

/** Each heading with the blocks up to the next one. */
export function sectionsOf(blocks: Block[]): TextSection[] {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ title: plainText(block), index }] : [],
  )
  return headings.map(({ title, index }, place) => ({
    title,
    body: blocks.slice(index + 1, headings[place + 1]?.index),
  }))
}

/** The text without emphasis and links. */
export function plainText(part: Block[] | Inline[][] | Inline[] | Block | Inline): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(plainText).join(part.every(isInline) ? '' : '\n')
  return plainText('items' in part ? part.items : part.text)
}

function isInline(part: unknown): boolean {
  return typeof part === 'string' || ['strong', 'emphasis', 'link'].includes((part as { kind?: string }).kind ?? '')
}
