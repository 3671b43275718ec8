import type { MessageFormatElement } from 'react-intl'
import type { CompactMessages } from './page-data'

/** ICU's element type for plain text (`TYPE.literal`); written out, since the parser must stay out of the browser. */
const literal = 0

/** The messages of a page as react-intl takes them. */
export function expandMessages(compact: CompactMessages): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(compact).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  )
}
