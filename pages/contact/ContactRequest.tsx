import { ContactForm } from '../../components/forms/ContactForm'
import { useDelivery } from '../useDelivery'

export function ContactRequest() {
  return <ContactForm {...useDelivery()} />
}
