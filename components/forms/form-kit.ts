import { createFormHook } from '@tanstack/react-form'
import { Field } from './Field'
import { fieldContext, formContext } from './form-context'

/** TanStack Form with the fields of this site: `<form.AppField name="email">{({ Field }) => <Field field={…} />}`. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Field },
  formComponents: {},
})
