import loaders, { type Messages } from 'virtual:messages'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { defaultLocale, type LocaleId, locales } from './locales.ts'
import type { MessageId } from './message-id.ts'

const loaded: Partial<Record<LocaleId, IntlShape>> = {}
const cache = createIntlCache()

export async function loadMessages(locale: LocaleId): Promise<void> {
  loaded[locale] ??= intlOf(locale, (await loaders[locale]()).default)
}

/** Reloads messages that changed on disk, in the dev server. */
export async function reloadMessages(locale: LocaleId): Promise<void> {
  const module = `/@id/__x00__virtual:messages/${locale}?t=${Date.now()}`
  loaded[locale] = intlOf(locale, (await import(/* @vite-ignore */ module)).default)
}

/** @throws before `loadMessages` has finished */
export function intlIn(locale: LocaleId): IntlShape {
  const intl = loaded[locale]
  if (!intl) throw new Error(`The messages of ${locale} have not been loaded.`)
  return intl
}

export function textIn(locale: LocaleId): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = intlIn(locale)
  return (id, values) => intl.formatMessage({ id }, values)
}

function intlOf(locale: LocaleId, messages: Messages): IntlShape {
  const { tag } = locales[locale]
  return createIntl({ locale: tag, defaultLocale: locales[defaultLocale].tag, messages, onError: failLoudly }, cache)
}

/** A missing message must stop the prerender instead of showing a key to visitors. */
function failLoudly(error: Error): never {
  throw error
}
