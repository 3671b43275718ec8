import { TextArea, TextField } from './Field'
import { FormFrame } from './FormFrame'
import { SubmitButton } from './SubmitButton'

/** The contact request (spec sections 2 and 3). */
export function ContactForm() {
  return (
    <FormFrame required="contact.form.required" noScript="contact.form.noScript">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label="contact.form.name.label"
          placeholder="contact.form.name.placeholder"
          autoComplete="name"
        />
        <TextField
          name="phone"
          type="tel"
          label="contact.form.phone.label"
          placeholder="contact.form.phone.placeholder"
          autoComplete="tel"
        />
        <TextField
          name="company"
          label="contact.form.company.label"
          placeholder="contact.form.company.placeholder"
          autoComplete="organization"
        />
        <TextField
          name="role"
          label="contact.form.role.label"
          placeholder="contact.form.role.placeholder"
          autoComplete="organization-title"
        />
      </div>
      <TextField
        name="email"
        type="email"
        label="contact.form.email.label"
        placeholder="contact.form.email.placeholder"
        autoComplete="email"
      />
      <TextArea name="message" label="contact.form.message.label" placeholder="contact.form.message.placeholder" />
      <SubmitButton label="contact.form.submit" />
    </FormFrame>
  )
}
