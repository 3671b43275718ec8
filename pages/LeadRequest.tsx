import { LeadForm } from '../components/forms/LeadForm'
import type { LocaleId } from '../locales/locales'
import { useDelivery } from './useDelivery'

/** @param props.thanksIn the language of the thank-you page, where it is not the visitor's */
export function LeadRequest(props: { thanksIn?: LocaleId }) {
  return <LeadForm {...useDelivery(props)} />
}
