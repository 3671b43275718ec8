export type Inline =
  | string
  | { kind: 'strong'; text: Inline[] }
  | { kind: 'emphasis'; text: Inline[] }
  | { kind: 'link'; href: string; text: Inline[] }

/** A block of a long text, as pages and feeds show it. */
export type Block = { kind: 'heading' | 'paragraph' | 'quote'; text: Inline[] } | { kind: 'list'; items: Inline[][] }

/** The text without emphasis and links. */
export function plainText(part: Block[] | Inline[][] | Inline[] | Block | Inline): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(plainText).join(part.every(isInline) ? '' : '\n')
  return plainText('items' in part ? part.items : part.text)
}

function isInline(part: unknown): boolean {
  return typeof part === 'string' || ['strong', 'emphasis', 'link'].includes((part as { kind?: string }).kind ?? '')
}
