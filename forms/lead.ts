import { fixedLocale } from '../locales/language-settings.ts'
import type { LocaleId } from '../locales/locales.ts'
import { outsideBrazil, states } from './brazilian-states.ts'
import { contactForm } from './contact.ts'
import { declareForm } from './declaration.ts'

export const leadForm = declareLeadForm(fixedLocale)

/** @param specified the language that the form is tied to, with its country; undefined if it follows the visitor */
export function declareLeadForm(specified: LocaleId | undefined) {
  return declareForm({
    fields: {
      name: {
        kind: 'name',
        label: 'lead.form.name.label',
        placeholder: 'lead.form.name.placeholder',
        mailLabel: 'Nome',
        autoComplete: 'name',
      },
      email: {
        kind: 'email',
        label: 'lead.form.email.label',
        placeholder: 'lead.form.email.placeholder',
        mailLabel: 'E-mail',
        autoComplete: 'email',
      },
      phone: {
        kind: 'phone',
        label: specified ? 'lead.form.phone.label' : 'lead.form.phone.ownLabel',
        placeholder: specified ? 'lead.form.phone.placeholder' : 'contact.form.phone.placeholder',
        isMaskedEverywhere: specified !== undefined,
        mailLabel: 'Telefone',
        autoComplete: 'tel',
      },
      state: {
        kind: 'choice',
        label: 'lead.form.state.label',
        placeholder: 'lead.form.state.placeholder',
        hint: specified ? 'lead.form.state.hint' : undefined,
        mailLabel: 'Estado',
        autoComplete: 'address-level1',
        options: specified ? states : { ...states, [outsideBrazil]: 'lead.form.state.outsideBrazil' },
      },
    },
    errors: specified
      ? {
          required: 'lead.form.error.required',
          email: 'lead.form.error.email',
          choice: 'lead.form.error.required',
          tooLong: 'lead.form.error.tooLong',
        }
      : contactForm.errors,
    errorLocale: specified,
    messages: {
      noScript: 'lead.form.noScript',
      submit: 'lead.form.submit',
      failure: specified ? 'lead.form.failure' : contactForm.messages.failure,
    },
    mailSubject: 'Orçamento pelo site',
  })
}
