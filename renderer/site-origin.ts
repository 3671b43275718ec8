import { company } from '../content/company'
import { localeOfPath } from '../locales/locales'

const ownDomain = import.meta.env.VITE_DOMAIN_PT || company.email.split('@')[1]
const englishDomain = import.meta.env.VITE_DOMAIN_EN || ownDomain

/** The address under which a page is published, for links that must be absolute: on the domain of its language (spec section 4). */
export function absoluteUrl(path: string): string {
  return new URL(path, `https://${localeOfPath(path) === 'en-us' ? englishDomain : ownDomain}`).href
}
