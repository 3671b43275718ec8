interface Locale {
  /** BCP 47, as in `<html lang>`; the codes of Open Graph are derived from it. */
  tag: string
  /** In the language itself. */
  name: string
  /** For buttons too small for the name. */
  shortName: string
  flag: string
  /** Letters besides a to z: the heading font has no others (`npm --prefix art run render -- fonts`). */
  letters: string
  /** Whether it has its own pictures with text (`art/`); otherwise it uses those of the default language. */
  isDrawn: boolean
  /** The setting with the language's own domain; a language without one is served on the default language's. */
  domainSetting?: `VITE_DOMAIN_${string}`
}

/** In display order; the first is the default. */
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
/** The language of the sales team, to which the specification ties some calls, thanks and texts. */
export const salesLocale: LocaleId = 'pt-br'
/** The language for readers of all others (`x-default` of search engines). */
export const xDefaultLocale: LocaleId = 'en-us'

export type DrawnLocale = { [Id in LocaleId]: (typeof table)[Id]['isDrawn'] extends true ? Id : never }[LocaleId]
export const drawnLocales = localeIds.filter((id): id is DrawnLocale => table[id].isDrawn)

export function pictureLocale(locale: LocaleId): LocaleId {
  return locales[locale].isDrawn ? locale : defaultLocale
}

export type DomainSetting = Extract<(typeof table)[LocaleId], { domainSetting: string }>['domainSetting']

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value)
}

/** A path without its language, such as `/contato` for `/pt-br/contato`. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return isLocaleId(first) ? `/${rest.join('/')}` : pathname
}

export function localeOfPath(pathname: string): LocaleId {
  const [first] = pathname.toLowerCase().split('/').filter(Boolean)
  return isLocaleId(first) ? first : defaultLocale
}
