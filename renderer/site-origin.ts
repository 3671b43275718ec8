import { company } from '../content/company'
import { domainsOf } from '../locales/domain-settings'
import { originOf } from '../locales/domains'
import { localeOfPath } from '../locales/locales'

const domains = import.meta.env.DOMAINS ?? domainsOf({}, company.email)

/** A page's whole address, on the domain of the page's language. */
export function absoluteUrl(path: string): string {
  return new URL(path, originOf(localeOfPath(path), domains)).href
}
