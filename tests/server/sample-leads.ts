import { contactForm } from '../../forms/contact.ts'
import type { FormValues } from '../../forms/declaration.ts'
import { landingForm } from '../../forms/landing.ts'
import { formValues } from '../form-values.ts'

type Contact = FormValues<typeof contactForm> & { origin: string }
type Lead = FormValues<typeof landingForm> & { origin: string }

/** A valid lead of the contact form with these changes. */
export function contactLead(changes: Partial<Contact> = {}): Contact {
  return {
    ...formValues(contactForm),
    name: 'Maria Silva',
    phone: '+55 (11) 91234-5678',
    email: 'maria@exemplo.com.br',
    message: 'Preciso de um orçamento.\nObrigada.',
    origin: 'https://tecto.example/pt-br/contato?origem=card',
    ...changes,
  }
}

/** A valid lead of the landing pages’ form with these changes. */
export function landingLead(changes: Partial<Lead> = {}): Lead {
  return {
    ...formValues(landingForm),
    name: 'João Souza',
    email: 'joao@exemplo.com.br',
    phone: '+55 (62) 3333-4444',
    state: 'Goiás',
    origin: 'https://tecto.example/pt-br/lp/galpoes',
    ...changes,
  }
}

/** A text that occurs nowhere else. */
export const mark = 'Zoraide-Marcada'

/** A lead that contains the mark in every free-text field. */
export function markedLead(changes: Parameters<typeof contactLead>[0] = {}) {
  return contactLead({
    name: mark,
    company: mark,
    role: mark,
    email: `${mark.toLowerCase()}@exemplo.com.br`,
    message: mark,
    origin: `https://tecto.example/pt-br/contato?${mark}`,
    ...changes,
  })
}
