import { createFormHook } from '@tanstack/react-form'
import { EmailField, NameField, SelectField, TextArea, TextField } from './Field'
import { fieldContext, formContext } from './form-context'
import { PhoneField } from './PhoneField'

/** TanStack Form with the fields of this site: `<form.AppField name="email">{(field) => <field.EmailField … />}`. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, NameField, EmailField, PhoneField, TextArea, SelectField },
  formComponents: {},
})
