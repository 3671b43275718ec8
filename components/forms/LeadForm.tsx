import { defaultLocale, locales } from '../../locales/locales'
import type { Filled } from '../../requests/form-declaration'
import { leadForm } from '../../requests/lead-form'
import { RequestForm } from './RequestForm'
import type { RequestFormProps } from './useRequestForm'

/** The form of the landing pages. Its errors are Portuguese on every page, as the specification asks. */
export function LeadForm(props: RequestFormProps<Filled<typeof leadForm>>) {
  return (
    <RequestForm
      {...props}
      declaration={leadForm}
      errorLanguage={locales[defaultLocale].tag}
      onFailure={console.error}
    />
  )
}
