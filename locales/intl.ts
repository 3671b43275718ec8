import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { MessageFormatElement } from 'react-intl'
import { defaultLocale, type LocaleId, locales } from './locales.ts'
import type { MessageId } from './message-id.ts'

type Messages = Record<MessageId, MessageFormatElement[]>

/** Compiled by renderer/messages/messages-plugin.ts. */
const catalogs = import.meta.glob<Messages>('./*.json', { import: 'default' })

const loaded: Partial<Record<LocaleId, Messages>> = {}
const cache = createIntlCache()

export async function loadMessages(locale: LocaleId): Promise<void> {
  loaded[locale] ??= await catalogs[`./${locale}.json`]?.()
}

/**
 * What react-intl's provider needs to know, and `createIntl`.
 * @throws before `loadMessages` has finished
 */
export function intlConfig(locale: LocaleId) {
  const messages = loaded[locale]
  if (!messages) throw new Error(`The messages of ${locale} have not been loaded.`)
  return { locale: locales[locale].tag, defaultLocale: locales[defaultLocale].tag, messages, onError: failLoudly }
}

/** Formats words outside components. */
export function intlIn(locale: LocaleId): IntlShape {
  return createIntl(intlConfig(locale), cache)
}

export function textIn(locale: LocaleId): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = intlIn(locale)
  return (id, values) => intl.formatMessage({ id }, values)
}

/** A missing message must stop the prerender instead of showing a key to visitors. */
function failLoudly(error: Error): never {
  throw error
}
