import { specifiedLocale } from '../locales/language-settings.ts'
import { declareForm } from './declaration.ts'

export const contactForm = declareContactForm(specifiedLocale)

/** For tests of other settings. */
function declareContactForm(specified: typeof specifiedLocale) {
  return declareForm({
    fields: {
      name: {
        kind: 'name',
        label: 'contact.form.name.label',
        placeholder: 'contact.form.name.placeholder',
        mailLabel: 'Nome',
        isRequired: true,
        width: 'half',
        autoComplete: 'name',
      },
      phone: {
        kind: 'phone',
        isMaskedEverywhere: specified('phoneMask') !== undefined,
        label: 'contact.form.phone.label',
        placeholder: 'contact.form.phone.placeholder',
        mailLabel: 'Telefone',
        isRequired: true,
        width: 'half',
        autoComplete: 'tel',
      },
      company: {
        kind: 'name',
        label: 'contact.form.company.label',
        placeholder: 'contact.form.company.placeholder',
        mailLabel: 'Empresa',
        isRequired: true,
        width: 'half',
        autoComplete: 'organization',
        maxLinks: 1,
      },
      role: {
        kind: 'text',
        label: 'contact.form.role.label',
        placeholder: 'contact.form.role.placeholder',
        mailLabel: 'Cargo',
        isRequired: true,
        width: 'half',
        autoComplete: 'organization-title',
      },
      email: {
        kind: 'email',
        label: specified('emailLabel') ? 'contact.form.email.label' : 'contact.form.email.ownLabel',
        placeholder: 'contact.form.email.placeholder',
        mailLabel: 'E-mail',
        isRequired: true,
        width: 'full',
        autoComplete: 'email',
      },
      message: {
        kind: 'textarea',
        label: 'contact.form.message.label',
        placeholder: 'contact.form.message.placeholder',
        mailLabel: 'Mensagem',
        isRequired: true,
        width: 'full',
        maxLinks: 3,
      },
    },
    errors: {
      required: 'contact.form.error.required',
      email: 'contact.form.error.email',
      choice: 'contact.form.error.required',
      tooLong: 'contact.form.error.tooLong',
    },
    words: {
      noScript: 'contact.form.noScript',
      submit: 'contact.form.submit',
      failure: 'contact.form.failure',
    },
    mailSubject: 'Contato pelo site',
  })
}
