import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { blocksOf } from '../../content/markdown.ts'
import { fill } from '../../content/placeholders.ts'
import { plainText } from '../../content/rich-text.ts'
import { withNames } from '../../renderer/messages/message-values.ts'
import type { Text } from '../texts.ts'

/**
 * How a text reads on a page: names filled in, without tags and signs of Markdown, one space between words.
 * The pattern is of messages into which pages fill values: whatever they are.
 */
export function wordsShown({ kind, words, locale, file }: Text): { words: string; pattern?: RegExp } {
  if (kind === 'field') return { words: oneSpace(fill(words, locale)) }
  try {
    if (kind === 'long') return { words: oneSpace(plainText(blocksOf(words, file))) }
    const parts = partsOf(withNames(parse(words), locale))
    const literal = parts.join('')
    if (!parts.includes(anything) || !/\p{L}{3}/u.test(literal.replaceAll(anything, ''))) return { words: oneSpace(literal) }
    return { words: oneSpace(literal), pattern: new RegExp(`^${parts.map((part) => (part === anything ? '.+?' : oneSpace(part, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('')}$`, 'u') }
  } catch {
    return { words }
  }
}

/** Stands for what a page fills in. */
const anything = '\u0000'

function partsOf(ast: MessageFormatElement[]): string[] {
  return ast.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    return element.type === TYPE.tag ? partsOf(element.children) : [anything]
  })
}

function oneSpace(words: string, ends?: string): string {
  const single = words.replace(/\s+/g, ' ')
  return ends === undefined ? single.trim() : single
}
