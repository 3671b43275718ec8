import { declareForm } from './declaration.ts'

export const contactForm = declareForm('contact', {
  fields: {
    name: { kind: 'name', mailLabel: 'Nome', isHalf: true, autoComplete: 'name' },
    phone: { kind: 'phone', mailLabel: 'Telefone', isHalf: true, autoComplete: 'tel' },
    company: { kind: 'name', mailLabel: 'Empresa', isHalf: true, autoComplete: 'organization' },
    role: { kind: 'text', mailLabel: 'Cargo', isHalf: true, autoComplete: 'organization-title' },
    email: { kind: 'email', mailLabel: 'E-mail', autoComplete: 'email' },
    message: { kind: 'textarea', mailLabel: 'Mensagem' },
  },
  mailSubject: 'Contato pelo site',
})
