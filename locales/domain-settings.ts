/** Apart from domains.ts, which the entry imports: the list of languages would bring the application along. */
import type { Domains } from './domains.ts'
import { defaultLocale, localeIds, locales } from './locales.ts'

/** @param email if no setting names a domain, the default language uses the domain of this address */
export function domainsOf(environment: Record<string, string | undefined>, email: string): Domains {
  const named = localeIds.flatMap((locale) => {
    const name = environment[locales[locale].domainSetting ?? '']
    return name && locale !== defaultLocale ? { locale, name } : []
  })
  const main = environment[locales[defaultLocale].domainSetting ?? ''] || email.replace(/.*@/, '')
  return [{ locale: defaultLocale, name: main }, ...named]
}
