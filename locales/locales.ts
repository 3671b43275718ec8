/** The languages of the site, in the order in which they are offered. The first is the default (spec section 9). */
export const localeIds = ['pt-br', 'en-us', 'es-es'] as const
export type LocaleId = (typeof localeIds)[number]
export const defaultLocale: LocaleId = 'pt-br'

interface Locale {
  /** BCP 47, as in `<html lang>`. */
  tag: string
  /** The language's name in itself: the same for every reader. */
  name: string
  /** For buttons too small for the name. */
  shortName: string
  flag: string
}

export const locales: Record<LocaleId, Locale> = {
  'pt-br': { tag: 'pt-BR', name: 'Português', shortName: 'PT', flag: '/flags/br.svg' },
  'en-us': { tag: 'en-US', name: 'English', shortName: 'EN', flag: '/flags/us.svg' },
  'es-es': { tag: 'es-ES', name: 'Español', shortName: 'ES', flag: '/flags/es.svg' },
}

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value)
}

/** The locale named by the first segment of a path; the default one when there is none (spec section 2). */
export function localeOfPath(pathname: string): LocaleId {
  const [first] = pathname.toLowerCase().split('/').filter(Boolean)
  return isLocaleId(first) ? first : defaultLocale
}
