import { readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../../locales/locales.ts'
import type { MessageId } from '../../../locales/message-id.ts'

type Messages = Record<LocaleId, Record<string, string>>

/** The catalogs that contain the service's messages to visitors. */
const catalogs = ['contact', 'lead', 'ui']

const messages: Messages = readMessages()

/** The message must be plain text without arguments. */
export function messageText(locale: LocaleId, id: MessageId): string {
  return messages[locale][id] ?? id
}

function readMessages(): Messages {
  const ofLocale = (locale: LocaleId) =>
    Object.assign({}, ...catalogs.map((name) => JSON.parse(readFileSync(fileOf(locale, name), 'utf8'))))
  return Object.fromEntries(localeIds.map((locale) => [locale, ofLocale(locale)])) as Messages
}

function fileOf(locale: LocaleId, name: string): URL {
  return new URL(`../../../locales/${locale}/${name}.json`, import.meta.url)
}
