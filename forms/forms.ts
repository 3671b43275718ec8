import { contactForm } from './contact.ts'
import { type FieldName, type FormDeclaration, originDeclaration } from './declaration.ts'
import { leadForm } from './lead.ts'

/** The texts of a lead by field name; one that the form of another release wrote may lack fields and have others. */
export type LeadFields = Partial<Record<string, string>>

/** The columns of a list of leads: each field of all forms once, and the page's address. */
export const leadFieldNames: readonly string[] = [
  ...new Set([...[contactForm, leadForm].flatMap(({ fields }) => Object.keys(fields)), originDeclaration.name]),
]

/** What each form asks. */
type CommonField = FieldName<typeof contactForm> & FieldName<typeof leadForm>

/** A field that code names: once a form no longer has it, that code does not compile. */
export function fieldValue(fields: LeadFields, name: CommonField): string {
  return fields[name] ?? ''
}

/** A lead does not name its form, so one field must exist in the landing pages’ form only. */
const onlyInLeadForm: Exclude<FieldName<typeof leadForm>, FieldName<typeof contactForm>> = 'state'

export function formOf(fields: object): FormDeclaration {
  return Object.hasOwn(fields, onlyInLeadForm) ? leadForm : contactForm
}
