import { readFileSync } from 'node:fs'
import { placeholders } from '../content/text/placeholders.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

const catalogs = Object.fromEntries(
  localeIds.map((locale) => [locale, JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))]),
)

/** A message with its placeholders filled, without tags and with plain spaces, as `words` reads a built page. */
export function text(locale: LocaleId, id: MessageId, values: Record<string, string | number> = {}): string {
  const message: string = catalogs[locale][id]
  return message
    .replace(/<\/?\w+>/g, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? placeholders[locale][name]))
    .replace(/\s/g, ' ')
}

export function texts(locale: LocaleId, ...ids: MessageId[]): string[] {
  return ids.map((id) => text(locale, id))
}
