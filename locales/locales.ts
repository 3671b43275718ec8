import type { MessageId } from './message-id.ts'

interface Locale {
  /** BCP 47, as in `<html lang>`; what else names languages (Open Graph, feeds) is made from it. */
  tag: string
  /** The language's name in itself: the same for every reader. */
  name: string
  /** For buttons too small for the name. */
  shortName: string
  flag: string
  flagAlt: MessageId
  /** The letters of the language besides a to z: the heading font contains these and no others (`npm run art -- fonts`). */
  letters: string
  /** The setting that names the domain on which the language lives. A language without one lives on the default language's. */
  domainSetting?: `VITE_DOMAIN_${string}`
}

/** The languages of the site, in the order in which they are offered; the first is the default. */
const table = {
  'pt-br': {
    tag: 'pt-BR',
    name: 'Português',
    shortName: 'PT',
    flag: '/flags/br.webp',
    flagAlt: 'ui.flag.ptBr',
    letters: 'àáâãçéêíóôõúü',
    domainSetting: 'VITE_DOMAIN_PT',
  },
  'en-us': {
    tag: 'en-US',
    name: 'English',
    shortName: 'EN',
    flag: '/flags/us.webp',
    flagAlt: 'ui.flag.enUs',
    letters: '',
    domainSetting: 'VITE_DOMAIN_EN',
  },
  'es-es': {
    tag: 'es-ES',
    name: 'Español',
    shortName: 'ES',
    flag: '/flags/es.webp',
    flagAlt: 'ui.flag.esEs',
    letters: 'áéíñóúü',
  },
} as const satisfies Record<string, Locale>

export type LocaleId = keyof typeof table
export const locales: Record<LocaleId, Locale> = table
export const localeIds = Object.keys(table) as [LocaleId, ...LocaleId[]]
export const defaultLocale = localeIds[0]

/** The languages that pictures with words are drawn in (`art/`): the others borrow those of the default language. */
export const drawnLocales = ['pt-br', 'en-us', 'es-es'] as const satisfies readonly LocaleId[]

/** The language of the pictures with words that a page shows. */
export function pictureLocale(locale: LocaleId): LocaleId {
  return drawnLocales.find((id) => id === locale) ?? defaultLocale
}

/** The settings that name domains: those of the table above. */
export type DomainSetting = Extract<(typeof table)[LocaleId], { domainSetting: string }>['domainSetting']

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value)
}

/** The locale that the first segment of a path names; the default locale if it names none. */
export function localeOfPath(pathname: string): LocaleId {
  const [first] = pathname.toLowerCase().split('/').filter(Boolean)
  return isLocaleId(first) ? first : defaultLocale
}
