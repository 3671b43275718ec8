import { salesLocale } from '../locales/locales.ts'
import { states } from './brazilian-states.ts'
import { declareForm } from './declaration.ts'

/** Its errors are in the sales team's language, as specified. */
export const leadForm = declareForm({
  fields: {
    name: {
      kind: 'name',
      label: 'lead.form.name.label',
      placeholder: 'lead.form.name.placeholder',
      mailLabel: 'Nome',
      isHalf: true,
      autoComplete: 'name',
    },
    email: {
      kind: 'email',
      label: 'lead.form.email.label',
      placeholder: 'lead.form.email.placeholder',
      mailLabel: 'E-mail',
      isHalf: true,
      autoComplete: 'email',
    },
    phone: {
      kind: 'phone',
      label: 'lead.form.phone.label',
      placeholder: 'lead.form.phone.placeholder',
      mailLabel: 'Telefone',
      isHalf: true,
      autoComplete: 'tel',
    },
    state: {
      kind: 'choice',
      label: 'lead.form.state.label',
      placeholder: 'lead.form.state.placeholder',
      hint: 'lead.form.state.hint',
      mailLabel: 'Estado',
      isHalf: true,
      autoComplete: 'address-level1',
      options: states,
    },
  },
  errors: {
    required: 'lead.form.error.required',
    email: 'lead.form.error.email',
    tooLong: 'lead.form.error.tooLong',
  },
  errorLocale: salesLocale,
  messages: {
    noScript: 'lead.form.noScript',
    submit: 'lead.form.submit',
    failure: 'lead.form.failure',
  },
  mailSubject: 'Orçamento pelo site',
})
