import type { PageData } from '../components/page/page-data'
import { company } from '../content/company'
import { privacyPolicy } from '../content/privacy/privacy'
import { offersRefusal } from '../content/site'
import { type LocaleId, localeIds } from '../locales/locales'
import { serviceList } from '../pages/services/service-list'

/** The page at `/{locale}` without anything of its own: what components need around them to be shown or tested. */
export function barePage(
  locale: LocaleId,
  text: Parameters<typeof serviceList>[0],
  messages: PageData['messages'],
): PageData {
  const { email, phone, phoneUrl, messagingUrl } = company
  return {
    locale,
    pathname: `/${locale}`,
    isUnknownAddress: false,
    layout: 'standard',
    head: { title: company.name, description: company.name, alternates: [], isIndexed: true, feeds: [] },
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageData['languagePaths'],
    shared: {
      siteName: company.name,
      services: serviceList(text),
      social: company.social,
      contact: { email, phone, phoneUrl, messagingUrl },
      buildYear: 2026,
      consent: { version: privacyPolicy.updated, offersRefusal },
    },
    content: {},
    messages,
  }
}
