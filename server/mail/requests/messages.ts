import { readFileSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../../locales/locales.ts'
import type { MessageId } from '../../../locales/message-id.ts'

type Messages = Record<LocaleId, Record<string, string>>

declare global {
  interface ImportMetaEnv {
    /** The messages as part of the code, for hosts without files (hosts/functions/). */
    MAIL_WORDS?: Messages
  }
}

/** The catalogs that contain the service's messages to visitors. */
const catalogs = ['contact', 'lead', 'ui']

const messages: Messages = import.meta.env?.MAIL_WORDS ?? readMessages()

/** The message must be plain text without arguments. */
export function messageText(locale: LocaleId, id: MessageId): string {
  return messages[locale][id] ?? id
}

export function readMessages(): Messages {
  const ofLocale = (locale: LocaleId) =>
    Object.assign({}, ...catalogs.map((name) => JSON.parse(readFileSync(fileOf(locale, name), 'utf8'))))
  return Object.fromEntries(localeIds.map((locale) => [locale, ofLocale(locale)])) as Messages
}

function fileOf(locale: LocaleId, name: string): URL {
  return new URL(`../../../locales/${locale}/${name}.json`, import.meta.url)
}
