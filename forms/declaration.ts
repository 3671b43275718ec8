import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/** Measured in JSON. A whole form fits into the 64 KiB that browsers send while a page is being left (`keepalive`). */
export const maxFieldBytes = { line: 600, textarea: 50_000 }

type FieldKind = 'text' | 'name' | 'email' | 'phone' | 'choice' | 'textarea'

/** Hints for on-screen keyboards: the same for all fields of a kind, except choices. */
export const inputAttributes = {
  text: { autoCapitalize: 'sentences', spellCheck: true },
  name: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoCapitalize: 'none', spellCheck: false },
  textarea: { autoCapitalize: 'sentences', spellCheck: true },
} as const satisfies Record<Exclude<FieldKind, 'choice'>, object>

/** Everything that the form, the mail service, and the lists of leads need to know about a field. */
interface AnyField {
  label: MessageId
  placeholder: MessageId
  /** A note below the field, in which `<contact>` becomes a link to the contact form. */
  hint?: MessageId
  /** The label in the forwarded mail, in the team's language, Portuguese. */
  mailLabel: string
  /** Two half-width fields share a row where there is room. */
  isHalf?: true
  /** An autofill name from WCAG 1.3.5. */
  autoComplete?: string
}

export type TextFieldDeclaration = AnyField & { kind: Exclude<FieldKind, 'choice'> }

/** Its options are names, which are the same in every language. */
export type ChoiceFieldDeclaration = AnyField & { kind: 'choice'; options: readonly string[] }

export type FieldDeclaration = TextFieldDeclaration | ChoiceFieldDeclaration

export type FieldError = 'required' | 'email' | 'tooLong'

export interface FormDeclaration {
  id: string
  /** The fields by their names in the JSON that is sent, in the order of the form, the mail, and the lists. */
  fields: Record<string, FieldDeclaration>
  errors: Record<FieldError, MessageId>
  /** The language of the errors, if it differs from the page's. */
  errorLocale?: LocaleId
  messages: {
    /** How to reach the company if the form cannot work. */
    noScript: MessageId
    submit: MessageId
    failure: MessageId
  }
  /** The beginning of the forwarded mail's subject. */
  mailSubject: string
}

/** The fields of a form, by the labels that the messages have. */
type FieldOf<Id extends string, Key = MessageId> = Key extends `${Id}.form.${infer Name}.label` ? Name : never
type WithoutTexts<Field> = Field extends FieldDeclaration ? Omit<Field, 'label' | 'placeholder'> : never

/** Adds the texts of a form: their keys follow from its id and the names of its fields. */
export function declareForm<
  Id extends 'contact' | 'landing',
  const Fields extends Record<FieldOf<Id>, WithoutTexts<FieldDeclaration>>,
>(id: Id, form: { fields: Fields } & Pick<FormDeclaration, 'errorLocale' | 'mailSubject'>) {
  const fields = Object.entries<WithoutTexts<FieldDeclaration>>(form.fields).map(([name, field]) => [
    name,
    { ...field, label: `${id}.form.${name}.label`, placeholder: `${id}.form.${name}.placeholder` },
  ])
  return {
    ...form,
    id,
    fields: Object.fromEntries(fields) as {
      [Name in keyof Fields]: Fields[Name] & Pick<AnyField, 'label' | 'placeholder'>
    },
    errors: {
      required: `${id}.form.error.required`,
      email: `${id}.form.error.email`,
      tooLong: `${id}.form.error.tooLong`,
    },
    messages: { noScript: `${id}.form.noScript`, submit: `${id}.form.submit`, failure: `${id}.form.failure` },
  } as const
}

export type FieldName<Form extends FormDeclaration> = keyof Form['fields'] & string

/** An empty field is an empty string. */
export type FormValues<Form extends FormDeclaration> = {
  [Name in FieldName<Form>]: Form['fields'][Name] extends { options: readonly (infer Option)[] } ? Option : string
}

/** The address of the page from which a lead was sent: part of every lead, but not a form field. */
export const originDeclaration = { name: 'origin', mailLabel: 'Página', maxFieldBytes: 3000 } as const
