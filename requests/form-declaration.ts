import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/** Phone numbers are written as in Brazil; each 9 stands for a digit. */
export const phoneMask = '(99) 99999-9999'

/**
 * How many bytes a field may have as JSON, where it does not say so itself. A whole request must stay below what the mail
 * service takes (64 KB) and what browsers still send while a page is being left (64 KiB).
 */
export const maxFieldBytes = {
  text: 600,
  name: 600,
  email: 600,
  phone: 600,
  choice: 600,
  textarea: 50_000,
} satisfies Record<string, number>

export type FieldKind = keyof typeof maxFieldBytes

/** What phones are to do while a visitor writes: which keys they show, whether they begin with capitals or mark unknown words. */
interface InputAttributes {
  type?: 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoCapitalize: 'none' | 'words' | 'sentences'
  spellCheck: boolean
}

/** The same for all fields of a kind. Choices are not written. */
export const inputAttributes = {
  text: { autoCapitalize: 'sentences', spellCheck: true },
  name: { autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoCapitalize: 'none', spellCheck: false },
  textarea: { autoCapitalize: 'sentences', spellCheck: true },
} satisfies Record<Exclude<FieldKind, 'choice'>, InputAttributes>

/** A field of a form: all that the form, the mail service and the lists of requests need to know about it. */
interface AnyField {
  kind: FieldKind
  label: MessageId
  placeholder: MessageId
  /** What else to say beside the label. `<contact>` in it becomes a link to the contact form. */
  hint?: MessageId
  /** The label in the forwarded mail: in Portuguese, as the team that reads it. */
  mailLabel: string
  isRequired: boolean
  /** Two fields of half the width stand beside each other where there is room. */
  width: 'half' | 'full'
  /** What browsers fill it in with: a name of WCAG 1.3.5. */
  autoComplete?: string
  maxFieldBytes?: number
  /** How many links a person may write into it; with more, the request is taken for spam. Without this setting, no link is allowed. */
  maxLinks?: number
}

export interface TextFieldDeclaration extends AnyField {
  kind: Exclude<FieldKind, 'choice'>
  /** Of a phone number: whether it is masked as a Brazilian one in every language, or in Portuguese alone. */
  isMaskedEverywhere?: boolean
}

export interface ChoiceFieldDeclaration extends AnyField {
  kind: 'choice'
  /** What is sent, and what visitors read: null where it is a name, the same in every language. */
  options: Readonly<Record<string, MessageId | null>>
}

export type FieldDeclaration = TextFieldDeclaration | ChoiceFieldDeclaration

/** What can be wrong with a field. */
export type FieldError = 'required' | 'email' | 'choice' | 'tooLong'

export interface FormDeclaration {
  /** By their names in the request, in the order in which they are asked for, mailed and listed. */
  fields: Record<string, FieldDeclaration>
  errors: Record<FieldError, MessageId>
  /** The language of the errors, where they are not in the page's. */
  errorsIn?: LocaleId
  words: {
    /** Says how to reach the company where the form cannot work. */
    noScript: MessageId
    submit: MessageId
    failure: MessageId
  }
  /** How the subject of the forwarded mail starts. */
  mailSubject: string
}

/** Keeps the names and choices of a form in its type, and lets TypeScript report what is missing in the declaration itself. */
export function declareForm<const Form extends FormDeclaration>(form: Form): Form {
  return form
}

export type FieldName<Form extends FormDeclaration> = keyof Form['fields'] & string

/** What a visitor has filled in. A field that was left empty is an empty text. */
export type FormValues<Form extends FormDeclaration> = {
  [Name in FieldName<Form>]: Form['fields'][Name] extends { options: infer Options; isRequired: true }
    ? keyof Options & string
    : string
}

/** The address of the page that a request was sent from. Every request carries it; no form asks for it. */
export const originDeclaration = { name: 'origin', mailLabel: 'Página', maxFieldBytes: 3000 } as const
