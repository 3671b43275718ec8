import { company } from '../../content/company/company.ts'
import { domainsOf } from '../../locales/domain-settings.ts'
import { originOf } from '../../locales/domains.ts'
import { localeOfPath } from '../../locales/locales.ts'

const domains = import.meta.env.DOMAINS ?? domainsOf({}, company.email)

/** A page's absolute address, on the domain of its language. */
export function absoluteUrl(path: string): string {
  return new URL(path, originOf(localeOfPath(path), domains)).href
}
