import { messages } from 'virtual:messages'
import { createIntl } from '@formatjs/intl'
import { expandMessages } from '../components/page/expand-messages'
import { type LocaleId, locales } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import type { SourceRequest } from '../pages/page-source'

/** A message of a language as plain text. */
export function textIn(locale: LocaleId): SourceRequest['text'] {
  const all = expandMessages(messages[locale]) as Record<MessageId, ReturnType<typeof expandMessages>[string]>
  const intl = createIntl({ locale: locales[locale].tag, messages: all })
  return (id, values) => intl.formatMessage({ id }, values)
}
