import { fixedLocale } from '../locales/language-settings.ts'
import type { LocaleId } from '../locales/locales.ts'
import { declareForm } from './declaration.ts'

export const contactForm = declareContactForm(fixedLocale)

/** @param specified the language that the form is tied to, with its country; undefined if it follows the visitor */
export function declareContactForm(specified: LocaleId | undefined) {
  return declareForm({
    fields: {
      name: {
        kind: 'name',
        label: 'contact.form.name.label',
        placeholder: 'contact.form.name.placeholder',
        mailLabel: 'Nome',
        isHalf: true,
        autoComplete: 'name',
      },
      phone: {
        kind: 'phone',
        isMaskedEverywhere: specified !== undefined,
        label: 'contact.form.phone.label',
        placeholder: 'contact.form.phone.placeholder',
        mailLabel: 'Telefone',
        isHalf: true,
        autoComplete: 'tel',
      },
      company: {
        kind: 'name',
        label: 'contact.form.company.label',
        placeholder: 'contact.form.company.placeholder',
        mailLabel: 'Empresa',
        isHalf: true,
        autoComplete: 'organization',
      },
      role: {
        kind: 'text',
        label: 'contact.form.role.label',
        placeholder: 'contact.form.role.placeholder',
        mailLabel: 'Cargo',
        isHalf: true,
        autoComplete: 'organization-title',
      },
      email: {
        kind: 'email',
        label: specified ? 'contact.form.email.label' : 'contact.form.email.ownLabel',
        placeholder: 'contact.form.email.placeholder',
        mailLabel: 'E-mail',
        autoComplete: 'email',
      },
      message: {
        kind: 'textarea',
        label: 'contact.form.message.label',
        placeholder: 'contact.form.message.placeholder',
        mailLabel: 'Mensagem',
      },
    },
    errors: {
      required: 'contact.form.error.required',
      email: 'contact.form.error.email',
      choice: 'contact.form.error.required',
      tooLong: 'contact.form.error.tooLong',
    },
    messages: {
      noScript: 'contact.form.noScript',
      submit: 'contact.form.submit',
      failure: 'contact.form.failure',
    },
    mailSubject: 'Contato pelo site',
  })
}
