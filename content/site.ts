import { defaultLocale, type LocaleId } from '../locales/locales.ts'

/** Which of its two variants has the main address of the page. The other has an address of its own and is not indexed. */
export const primaryHome: Variant = 'alternative'
export const primaryAbout: Variant = 'alternative'
export type Variant = 'alternative' | 'standard'

/**
 * The language of the pages that some calls to action lead to in every language (on the alternative home,
 * the articles and the hire page): the sales team works in Portuguese. The pages say so, and that visitors may write in their own language.
 */
export const salesLocale: LocaleId = defaultLocale

/** The path, after the language, of the page that thanks a visitor for a request. */
export const thanksPath = '/obrigado'

/** The pages that search engines are to leave out in every language, by their path after the language, and why. */
export const hiddenPages: Record<string, string> = {
  [thanksPath]: 'it thanks for a request',
}

/** Why search engines are to leave out the page at a path; undefined where they may list it. */
export function reasonToHide(pathname: string): string | undefined {
  return Object.entries(hiddenPages).find(([path]) => pathname.endsWith(path))?.[1]
}

/** How many other articles an article offers, and among how many of the newest it looks for them. */
export const otherNews = { most: 3, among: 4 }

/**
 * Whether the consent banner has a button to refuse beside the one to accept. The specification asks for one button; the data
 * protection authorities of Brazil (ANPD) and Spain (AEPD) ask for two of equal rank, so it is better on.
 */
export const offersRefusal: boolean = false
