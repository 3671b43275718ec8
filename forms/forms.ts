import { contactForm } from './contact.ts'
import { type FieldName, type FormDeclaration, originDeclaration } from './declaration.ts'
import { leadForm } from './lead.ts'

/** The texts of a request by field name; one that the form of another release wrote may lack fields and have others. */
export type FormRequest = Partial<Record<string, string>>

/** The columns of a list of requests: each field of all forms once, and the page's address. */
export const requestFieldNames: readonly string[] = [
  ...new Set([...[contactForm, leadForm].flatMap(({ fields }) => Object.keys(fields)), originDeclaration.name]),
]

/** What each form asks. */
type CommonField = FieldName<typeof contactForm> & FieldName<typeof leadForm>

/** A field that code names: once a form no longer has it, that code does not compile. */
export function fieldValue(request: FormRequest, name: CommonField): string {
  return request[name] ?? ''
}

/** A request does not name its form, so one field must exist in leads only. */
const onlyInLeads: Exclude<FieldName<typeof leadForm>, FieldName<typeof contactForm>> = 'state'

export function formOf(request: object): FormDeclaration {
  return Object.hasOwn(request, onlyInLeads) ? leadForm : contactForm
}
