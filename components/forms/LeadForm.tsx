import { locales } from '../../locales/locales'
import type { Filled } from '../../requests/form-declaration'
import { leadForm } from '../../requests/lead-form'
import { RequestForm } from './RequestForm'
import type { RequestFormProps } from './useRequestForm'

/** The form of the landing pages. */
export function LeadForm(props: RequestFormProps<Filled<typeof leadForm>>) {
  return (
    <RequestForm
      {...props}
      declaration={leadForm}
      errorLanguage={locales[leadForm.errorsIn].tag}
      onFailure={console.error}
    />
  )
}
