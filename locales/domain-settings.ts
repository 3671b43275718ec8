import type { Domains } from './domains.ts'
import { type DomainSetting, defaultLocale, localeIds, locales } from './locales.ts'

/** The settings that name domains, that of the default language first. */
export const domainSettings = localeIds.flatMap((locale) => locales[locale].domainSetting ?? []) as DomainSetting[]

/**
 * The domains under which the site is published.
 * @param email the company's, whose domain is the default language's where no setting names one
 */
export function domainsOf(environment: Record<string, string | undefined>, email: string): Domains {
  const named = localeIds.flatMap((locale) => {
    const name = environment[locales[locale].domainSetting ?? '']
    return name && locale !== defaultLocale ? { locale, name } : []
  })
  const main = environment[locales[defaultLocale].domainSetting ?? ''] || email.replace(/.*@/, '')
  return [{ locale: defaultLocale, name: main }, ...named]
}
