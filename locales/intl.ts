import loaders, { type Messages } from 'virtual:messages'
import pageLoaders from 'virtual:messages/pages'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { defaultLocale, type LocaleId, locales } from './locales.ts'
import type { MessageId } from './message-id.ts'

const loaded: Partial<Record<LocaleId, Messages>> = {}
const cache = createIntlCache()

/** @param page the folder of a page, whose own messages are needed too */
export async function loadMessages(locale: LocaleId, page?: string): Promise<void> {
  const own = page ? pageLoaders[page]?.[locale]() : undefined
  if (page && !own) throw new Error(`pages/${page} has no messages.`)
  const parts = await Promise.all([loaders[locale](), own])
  // One object, so that react-intl finds what is added.
  loaded[locale] = Object.assign(loaded[locale] ?? {}, ...parts.map((part) => part?.default))
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
