import type { SharedContent } from '../../components/page/page-data.ts'
import { company, dialled, messagingUrl } from '../../content/company/company.ts'
import { companyDay } from '../../content/dates/company-days.ts'
import { consentDate, policyDate } from '../../content/privacy/policy-date.ts'
import { offersRefusal } from '../../content/site.ts'
import type { DataInput } from '../page-source.ts'
import { serviceList } from './lists.ts'

/** Shown on every page of a language. */
export function sharedContent(text: DataInput['text']): SharedContent {
  const { email, phone, whatsapp } = company
  return {
    siteName: company.name,
    services: serviceList(text),
    social: company.social,
    contact: { email, phone, phoneUrl: `tel:${dialled(phone)}`, messagingUrl: messagingUrl(whatsapp) },
    buildYear: Number(companyDay().slice(0, 4)),
    consent: { policyDate, consentDate, offersRefusal },
  }
}
