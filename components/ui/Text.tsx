import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'

/** The key of a message, a text of the content, or an element with either. */
export type Words = MessageId | { text: string } | ReactElement

interface TextProps extends ComponentProps<'p'> {
  /** A paragraph by default. */
  as?: 'h1' | 'h2' | 'h3' | 'span' | 'dt' | 'dd'
  words: Words
}

/** An element with words alone. */
export function Text({ as: Element = 'p' as 'h2', words, ...attributes }: TextProps) {
  return <Element {...attributes}>{shown(words)}</Element>
}

export function shown(words: Words): ReactNode {
  if (typeof words === 'string') return <FormattedMessage id={words} />
  return 'text' in words ? words.text : words
}
