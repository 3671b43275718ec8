import { contactForm } from './contact.ts'
import { type FieldName, type FormDeclaration, originDeclaration } from './declaration.ts'
import { landingForm } from './landing.ts'

/** The texts of a lead by field name. A lead that the form of another release wrote may lack fields and have others. */
export type LeadFields = Partial<Record<string, string>>

/** The columns of a list of leads: each field of all forms once, and the page's address. */
export const leadFieldNames: readonly string[] = [
  ...new Set([...[contactForm, landingForm].flatMap(({ fields }) => Object.keys(fields)), originDeclaration.name]),
]

type CommonField = FieldName<typeof contactForm> & FieldName<typeof landingForm>

/** Reads a field that code names: once a form no longer has the field, that code does not compile. */
export function fieldValue(fields: LeadFields, name: CommonField): string {
  return fields[name] ?? ''
}

/** As specified, a lead does not name its form. This field tells it, because only the landing pages' form has it. */
const onlyInLandingForm: Exclude<FieldName<typeof landingForm>, FieldName<typeof contactForm>> = 'state'

/** @param id the form's, if the sender named it */
export function formOf(fields: object, id?: string): FormDeclaration {
  const named = [contactForm, landingForm].find((form) => form.id === id)
  return named ?? (Object.hasOwn(fields, onlyInLandingForm) ? landingForm : contactForm)
}
