import { ContactForm } from '../../components/forms/ContactForm'
import { takeMessageDraft } from '../../components/forms/message-draft'
import { useDelivery } from '../useDelivery'

export function ContactRequest() {
  return <ContactForm {...useDelivery()} takeDraft={takeMessageDraft} />
}
