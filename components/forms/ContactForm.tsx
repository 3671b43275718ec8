import { contactFormSchema, type ContactForm as Filled } from '../../requests/contact-request.schema'
import { FormFrame } from './FormFrame'
import { type RequestFormProps, useRequestForm } from './useRequestForm'

const emptyForm = { name: '', phone: '', company: '', role: '', email: '', message: '' }

/** The contact request (spec sections 2 to 5). */
export function ContactForm(props: RequestFormProps<Filled>) {
  const { form, frame } = useRequestForm({ ...props, schema: contactFormSchema, emptyForm })
  return (
    <FormFrame {...frame} words={words}>
      <div className="grid gap-5 sm:grid-cols-2">
        <form.AppField name="name">
          {(field) => <field.NameField label="contact.form.name.label" placeholder="contact.form.name.placeholder" />}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => (
            <field.PhoneField label="contact.form.phone.label" placeholder="contact.form.phone.placeholder" />
          )}
        </form.AppField>
        <form.AppField name="company">
          {(field) => (
            <field.TextField
              autoComplete="organization"
              label="contact.form.company.label"
              placeholder="contact.form.company.placeholder"
            />
          )}
        </form.AppField>
        <form.AppField name="role">
          {(field) => (
            <field.TextField
              autoComplete="organization-title"
              label="contact.form.role.label"
              placeholder="contact.form.role.placeholder"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="email">
        {(field) => <field.EmailField label="contact.form.email.label" placeholder="contact.form.email.placeholder" />}
      </form.AppField>
      <form.AppField name="message">
        {(field) => (
          <field.TextArea label="contact.form.message.label" placeholder="contact.form.message.placeholder" />
        )}
      </form.AppField>
    </FormFrame>
  )
}

const words = {
  required: 'contact.form.required',
  noScript: 'contact.form.noScript',
  submit: 'contact.form.submit',
  failure: 'contact.form.failure',
} as const
