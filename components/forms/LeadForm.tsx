import { defaultLocale, locales } from '../../locales/locales'
import { states } from '../../requests/brazilian-states'
import { type LeadForm as Filled, leadFormSchema } from '../../requests/lead-request.schema'
import { FormFrame } from './FormFrame'
import { type RequestFormProps, useRequestForm } from './useRequestForm'

const emptyForm = { name: '', email: '', phone: '', state: '' }

/** The lead request of the landing pages (spec sections 2 to 5). */
export function LeadForm(props: RequestFormProps<Filled>) {
  const { form, frame } = useRequestForm({ ...props, schema: leadFormSchema, emptyForm, onFailure: console.error })
  return (
    <FormFrame {...frame} words={words} errorLanguage={locales[defaultLocale].tag}>
      <form.AppField name="name">
        {(field) => <field.NameField label="lead.form.name.label" placeholder="lead.form.name.placeholder" />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => <field.EmailField label="lead.form.email.label" placeholder="lead.form.email.placeholder" />}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => <field.PhoneField label="lead.form.phone.label" placeholder="lead.form.phone.placeholder" />}
      </form.AppField>
      <form.AppField name="state">
        {(field) => (
          <field.SelectField
            autoComplete="address-level1"
            label="lead.form.state.label"
            placeholder="lead.form.state.placeholder"
            options={states}
          />
        )}
      </form.AppField>
    </FormFrame>
  )
}

const words = {
  required: 'lead.form.required',
  noScript: 'lead.form.noScript',
  submit: 'lead.form.submit',
  failure: 'lead.form.failure',
} as const
