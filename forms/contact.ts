import { declareForm } from './declaration.ts'

export const contactForm = declareForm({
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
      label: 'contact.form.email.label',
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
    tooLong: 'contact.form.error.tooLong',
  },
  messages: {
    noScript: 'contact.form.noScript',
    submit: 'contact.form.submit',
    failure: 'contact.form.failure',
  },
  mailSubject: 'Contato pelo site',
})
