import { salesLocale } from '../locales/locales.ts'
import { states } from './brazilian-states.ts'
import { declareForm } from './declaration.ts'

/** The form of the landing pages, whose messages are called `lead`. Its errors are in the sales team's language, as specified. */
export const landingForm = declareForm('lead', {
  fields: {
    name: { kind: 'name', mailLabel: 'Nome', isHalf: true, autoComplete: 'name' },
    email: { kind: 'email', mailLabel: 'E-mail', isHalf: true, autoComplete: 'email' },
    phone: { kind: 'phone', mailLabel: 'Telefone', isHalf: true, autoComplete: 'tel' },
    state: {
      kind: 'choice',
      hint: 'lead.form.state.hint',
      mailLabel: 'Estado',
      isHalf: true,
      autoComplete: 'address-level1',
      options: states,
    },
  },
  errorLocale: salesLocale,
  mailSubject: 'Orçamento pelo site',
})
