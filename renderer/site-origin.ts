import { company } from '../content/company'
import { localeOfPath } from '../locales/locales'

const ownDomain = import.meta.env.VITE_DOMAIN_PT || company.email.split('@')[1]
const englishDomain = import.meta.env.VITE_DOMAIN_EN || ownDomain

/** A page's whole address, on the domain of the page's language. */
export function absoluteUrl(path: string): string {
  return new URL(path, `https://${localeOfPath(path) === 'en-us' ? englishDomain : ownDomain}`).href
}
