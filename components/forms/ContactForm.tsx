import { contactForm } from '../../requests/contact-form'
import type { Filled } from '../../requests/form-declaration'
import { RequestForm } from './RequestForm'
import type { RequestFormProps } from './useRequestForm'

/** The form of the contact page. */
export function ContactForm(props: RequestFormProps<Filled<typeof contactForm>>) {
  return <RequestForm {...props} declaration={contactForm} />
}
