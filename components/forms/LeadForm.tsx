import { SelectField, TextField } from './Field'
import { FormFrame } from './FormFrame'
import { SubmitButton } from './SubmitButton'
import { states } from './states'

/** The lead request of the landing pages (spec sections 2 and 3). */
export function LeadForm() {
  return (
    <FormFrame required="lead.form.required" noScript="lead.form.noScript">
      <TextField
        name="name"
        label="lead.form.name.label"
        placeholder="lead.form.name.placeholder"
        autoComplete="name"
      />
      <TextField
        name="email"
        type="email"
        label="lead.form.email.label"
        placeholder="lead.form.email.placeholder"
        autoComplete="email"
      />
      <TextField
        name="phone"
        type="tel"
        label="lead.form.phone.label"
        placeholder="lead.form.phone.placeholder"
        autoComplete="tel"
      />
      <SelectField
        name="state"
        label="lead.form.state.label"
        placeholder="lead.form.state.placeholder"
        autoComplete="address-level1"
        options={states}
      />
      <SubmitButton label="lead.form.submit" />
    </FormFrame>
  )
}
