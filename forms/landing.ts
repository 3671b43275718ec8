import { salesLocale } from '../locales/locales.ts'
import { states } from './brazilian-states.ts'
import { declareForm } from './declaration.ts'

/** The form of the landing pages. Its errors are in the sales team's language, as specified. */
export const landingForm = declareForm('landing', {
  fields: {
    name: { kind: 'name', mailLabel: 'Nome', isHalf: true, autoComplete: 'name' },
    email: { kind: 'email', mailLabel: 'E-mail', isHalf: true, autoComplete: 'email' },
    phone: { kind: 'phone', mailLabel: 'Telefone', isHalf: true, autoComplete: 'tel' },
    state: {
      kind: 'choice',
      hint: 'landing.form.state.hint',
      mailLabel: 'Estado',
      isHalf: true,
      autoComplete: 'address-level1',
      options: states,
    },
  },
  errorLocale: salesLocale,
  mailSubject: 'Orçamento pelo site',
})
