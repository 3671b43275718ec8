import { company } from '../content/company'
import { domainsOf } from '../locales/domain-settings'
import { originOf } from '../locales/domains'
import { localeOfPath } from '../locales/locales'

const domains = import.meta.env.DOMAINS ?? domainsOf({}, company.email)

/** The address under which a page is published, for links that must be absolute: on the domain of its language. */
export function absoluteUrl(path: string): string {
  return new URL(path, originOf(localeOfPath(path), domains)).href
}
