interface Locale {
  /** BCP 47, as in `<html lang>`; what else names languages (Open Graph, feeds) is made from it. */
  tag: string
  /** The language's name in itself: the same for every reader. */
  name: string
  /** For buttons too small for the name. */
  shortName: string
  flag: string
  /** The letters of the language besides a to z: the heading font contains these and no others (`npm run art -- fonts`). */
  letters: string
  /** Whether art/ draws the pictures with words in it, too: otherwise it borrows those of the default language. */
  isDrawn: boolean
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
    letters: 'àáâãçéêíóôõúü',
    isDrawn: true,
    domainSetting: 'VITE_DOMAIN_PT',
  },
  'en-us': {
    tag: 'en-US',
    name: 'English',
    shortName: 'EN',
    flag: '/flags/us.webp',
    letters: '',
    isDrawn: true,
    domainSetting: 'VITE_DOMAIN_EN',
  },
  'es-es': {
    tag: 'es-ES',
    name: 'Español',
    shortName: 'ES',
    flag: '/flags/es.webp',
    letters: 'áéíñóúü',
    isDrawn: true,
  },
} as const satisfies Record<string, Locale>

export type LocaleId = keyof typeof table
export const locales: Record<LocaleId, Locale> = table
export const localeIds = Object.keys(table) as [LocaleId, ...LocaleId[]]
export const defaultLocale = localeIds[0]

export type DrawnLocale = { [Id in LocaleId]: (typeof table)[Id]['isDrawn'] extends true ? Id : never }[LocaleId]
export const drawnLocales = localeIds.filter((id): id is DrawnLocale => table[id].isDrawn)

/** The language of the pictures with words that a page shows. */
export function pictureLocale(locale: LocaleId): LocaleId {
  return locales[locale].isDrawn ? locale : defaultLocale
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
