import { specifiedLocale } from '../locales/language-settings.ts'
import { outsideBrazil, states } from './brazilian-states.ts'
import { contactForm } from './contact.ts'
import { declareForm } from './declaration.ts'

export const leadForm = declareLeadForm(specifiedLocale)

/** For tests of other settings. */
export function declareLeadForm(specified: typeof specifiedLocale) {
  const errorsIn = specified('leadMessages')
  const isForBrazil = specified('leadStates') !== undefined
  const isMasked = specified('phoneMask') !== undefined
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
        label: specified('phoneLabel') ? 'lead.form.phone.label' : 'lead.form.phone.ownLabel',
        placeholder: isMasked ? 'lead.form.phone.placeholder' : 'contact.form.phone.placeholder',
        isMaskedEverywhere: isMasked,
        mailLabel: 'Telefone',
        autoComplete: 'tel',
      },
      state: {
        kind: 'choice',
        label: 'lead.form.state.label',
        placeholder: 'lead.form.state.placeholder',
        hint: isForBrazil ? 'lead.form.state.hint' : undefined,
        mailLabel: 'Estado',
        autoComplete: 'address-level1',
        options: isForBrazil ? states : { ...states, [outsideBrazil]: 'lead.form.state.outsideBrazil' },
      },
    },
    errors: errorsIn
      ? {
          required: 'lead.form.error.required',
          email: 'lead.form.error.email',
          choice: 'lead.form.error.required',
          tooLong: 'lead.form.error.tooLong',
        }
      : contactForm.errors,
    errorsIn,
    words: {
      noScript: 'lead.form.noScript',
      submit: 'lead.form.submit',
      failure: errorsIn ? 'lead.form.failure' : contactForm.words.failure,
    },
    mailSubject: 'Orçamento pelo site',
  })
}
