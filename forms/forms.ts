import { contactForm } from './contact.ts'
import { type FieldName, type FormDeclaration, originDeclaration } from './declaration.ts'
import { landingForm } from './landing.ts'

/** The texts of a lead by field name; one that the form of another release wrote may lack fields and have others. */
export type LeadFields = Partial<Record<string, string>>

/** The columns of a list of leads: each field of all forms once, and the page's address. */
export const leadFieldNames: readonly string[] = [
  ...new Set([...[contactForm, landingForm].flatMap(({ fields }) => Object.keys(fields)), originDeclaration.name]),
]

/** What each form asks. */
type CommonField = FieldName<typeof contactForm> & FieldName<typeof landingForm>

/** A field that code names: once a form no longer has it, that code does not compile. */
export function fieldValue(fields: LeadFields, name: CommonField): string {
  return fields[name] ?? ''
}

/** As specified, a lead does not name its form: it is told by this field, which the landing pages’ form alone has. */
const onlyInLandingForm: Exclude<FieldName<typeof landingForm>, FieldName<typeof contactForm>> = 'state'

export function formOf(fields: object): FormDeclaration {
  return Object.hasOwn(fields, onlyInLandingForm) ? landingForm : contactForm
}
