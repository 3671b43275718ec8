import { contactForm } from './contact-form.ts'
import { type FieldName, type FormDeclaration, type FormValues, originDeclaration } from './form-declaration.ts'
import { leadForm } from './lead-form.ts'

/** The forms whose requests the mail service takes, by the kind of request that they send. */
const requestForms = { contact: contactForm, lead: leadForm } satisfies Record<string, FormDeclaration>

type RequestKind = keyof typeof requestForms
/** A request as it is sent. */
export type RequestOf<Kind extends RequestKind> = FormValues<(typeof requestForms)[Kind]> & { origin: string }
export type FormRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind]

/** The fields of all forms, each once, and the address of the page: the columns of a list of requests. */
export const requestFieldNames: readonly string[] = [
  ...new Set([...Object.values(requestForms).flatMap(({ fields }) => Object.keys(fields)), originDeclaration.name]),
]

/** A request does not name its form, so one field must be in leads alone. */
const onlyInLeads: Exclude<FieldName<typeof leadForm>, FieldName<typeof contactForm>> = 'state'

/** The form that a request comes from. */
export function formOf(request: object): FormDeclaration {
  return Object.hasOwn(request, onlyInLeads) ? leadForm : contactForm
}
