import { contactForm } from './contact-form.ts'
import { type Filled, type FormDeclaration, originDeclaration } from './form-declaration.ts'
import { leadForm } from './lead-form.ts'

/** The forms whose requests the mail service takes, by the kind of request that they send. */
export const requestForms = { contact: contactForm, lead: leadForm } satisfies Record<string, FormDeclaration>

type RequestKind = keyof typeof requestForms
/** A request as it is sent. */
export type RequestOf<Kind extends RequestKind> = Filled<(typeof requestForms)[Kind]> & { origin: string }
export type FormRequest = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind]

const kinds = Object.keys(requestForms) as RequestKind[]

/** The fields of all forms, each once, and the address of the page: the columns of a list of requests. */
export const requestFieldNames: readonly string[] = [
  ...new Set([...kinds.flatMap((kind) => Object.keys(requestForms[kind].fields)), originDeclaration.name]),
]

/** The form that a request comes from. A request does not name it: it is the one whose fields fit best. */
export function formOf(request: object): FormDeclaration {
  const [best] = kinds.map((kind) => requestForms[kind]).sort((a, b) => misfits(request, a) - misfits(request, b))
  return best as FormDeclaration
}

/** How many fields a request has too many or too few for a form. */
function misfits(request: object, { fields }: FormDeclaration): number {
  const unknown = Object.keys(request).filter((name) => !Object.hasOwn(fields, name))
  const missing = Object.keys(fields).filter((name) => !Object.hasOwn(request, name))
  return unknown.length + missing.length
}
