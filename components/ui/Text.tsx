import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'

/** The key of a message, a text of the content, or an element with either. */
export type Words = MessageId | { text: string } | ReactElement

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd'
  words: Words
}

/** An element with words alone. */
export function Text({ as: Element = 'p', words, ...attributes }: TextProps) {
  return <Element {...attributes}>{shown(words)}</Element>
}

export function shown(words: Words): ReactNode {
  if (typeof words === 'string') return <FormattedMessage id={words} />
  return 'text' in words ? words.text : words
}
