import loaders, { type Messages } from 'virtual:messages'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { defaultLocale, type LocaleId, locales } from './locales.ts'
import type { MessageId } from './message-id.ts'

const loaded: Partial<Record<LocaleId, IntlShape>> = {}
const cache = createIntlCache()

/** Loads the messages of a language, unless they are here already. */
export async function loadMessages(locale: LocaleId): Promise<void> {
  loaded[locale] ??= intlOf(locale, (await loaders[locale]()).default)
}

/** In the dev server: takes over messages that have changed on disk. */
export async function reloadMessages(locale: LocaleId): Promise<void> {
  const module = `/@id/__x00__virtual:messages/${locale}?t=${Date.now()}`
  loaded[locale] = intlOf(locale, (await import(/* @vite-ignore */ module)).default)
}

/**
 * The words and formats of a language.
 * @throws before `loadMessages` has ended
 */
export function intlIn(locale: LocaleId): IntlShape {
  const intl = loaded[locale]
  if (!intl) throw new Error(`The messages of ${locale} have not been loaded.`)
  return intl
}

/** The messages of a language as plain text. */
export function textIn(locale: LocaleId): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = intlIn(locale)
  return (id, values) => intl.formatMessage({ id }, values)
}

function intlOf(locale: LocaleId, messages: Messages): IntlShape {
  const { tag } = locales[locale]
  return createIntl({ locale: tag, defaultLocale: locales[defaultLocale].tag, messages, onError: failLoudly }, cache)
}

/** A missing message is a defect: it must stop the prerender, not show a key to a visitor. */
function failLoudly(error: Error): never {
  throw error
}
