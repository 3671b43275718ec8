import type { SharedContent } from '../components/page/page-data.ts'
import { company, dialled, messagingUrl } from '../content/company/company.ts'
import { companyDay } from '../content/dates/company-days.ts'
import { serviceList } from '../content/services/services.ts'
import { offersRefusal } from '../content/site.ts'
import type { LocaleId } from '../locales/locales.ts'

export function sharedContent(locale: LocaleId): SharedContent {
  const { email, phone, whatsapp } = company
  return {
    services: serviceList(locale),
    social: company.social,
    contact: { email, phone, phoneUrl: `tel:${dialled(phone)}`, messagingUrl: messagingUrl(whatsapp) },
    buildYear: Number(companyDay().slice(0, 4)),
    offersRefusal,
  }
}
