import type { SharedContent } from '../components/page/page-data'
import { company } from '../content/company'
import { policyDate } from '../content/privacy/policy-date'
import { offersRefusal } from '../content/site'
import type { LoaderInput } from './page-loader'
import { serviceList } from './services/service-list'

/** What the header, the footer and the consent banner show on every page of a language. */
export function sharedContent(text: LoaderInput['text']): SharedContent {
  const { email, phone, phoneUrl, messagingUrl } = company
  return {
    siteName: company.name,
    services: serviceList(text),
    social: company.social,
    contact: { email, phone, phoneUrl, messagingUrl },
    buildYear: new Date().getFullYear(),
    consent: { version: policyDate, offersRefusal },
  }
}
