import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePage } from '../components/page/PageProvider.tsx'
import { ContactChannels } from '../components/ui/ContactChannels.tsx'
import { locales } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import type { FieldDeclaration, FormDeclaration, FormValues } from './declaration.ts'
import { FormField } from './FormField.tsx'
import { FormStatus } from './FormStatus.tsx'
import { formSchema } from './schema.ts'
import { forgetTyped, keepTyped, typedTexts } from './typed-text.ts'
import { WaitingNote } from './WaitingNote.tsx'

interface FormProps<Declaration extends FormDeclaration> {
  declaration: Declaration
  /**
   * @param onSentLater called if the mail service responds after all
   * @throws if it did not respond
   */
  onSend: (values: FormValues<Declaration>, onSentLater: () => void) => Promise<void>
  /** The form is emptied afterwards. */
  onSent: () => Promise<void>
  /** The visitor changes what was typed. */
  onCorrect: () => void
  /** Where the browser itself sends the form until scripts run; if absent, the form needs scripts. */
  action?: string
}

/**
 * The browser's controls hold what is typed, from before hydration on; TanStack Form validates it and knows the errors.
 * Browsers that translate the page replace text nodes, so words that change stand in elements of their own.
 */
export function Form<Declaration extends FormDeclaration>({ declaration, action, ...props }: FormProps<Declaration>) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const { pathname } = usePage()
  const element = useRef<HTMLFormElement>(null)
  const [schema] = useState(() => formSchema(declaration))
  const [ending, setEnding] = useState<'sent' | 'failed'>()
  const fields = Object.entries<FieldDeclaration>(declaration.fields)
  const form = useForm({
    defaultValues: Object.fromEntries(fields.map(([name]) => [name, ''])),
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      setEnding(undefined)
      try {
        await props.onSend(schema.parse(value), onSentLater)
      } catch (error) {
        console.error(error)
        setEnding('failed')
        return
      }
      setEnding('sent')
      await props.onSent().finally(empty)
    },
    onSubmitInvalid: ({ formApi }) => {
      setEnding(undefined)
      const first = fields.find(([name]) => hasErrors(formApi.state, name))
      const control = first && controlsOf(element.current).find(({ name }) => name === first[0])
      // Some browsers leave no room for the label when they scroll by themselves.
      control?.focus({ preventScroll: true })
      control?.scrollIntoView({ block: 'nearest' })
    },
  })
  const empty = () => {
    forgetTyped()
    element.current?.reset()
    form.reset()
  }
  const onSentLater = () => {
    empty()
    setEnding('sent')
    void props.onSent()
  }
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const problems = useStore(form.store, (state) => fields.filter(([name]) => hasErrors(state, name)), isSameList)
  const errorLanguage = declaration.errorLocale && locales[declaration.errorLocale].tag
  useTypedText(element, pathname)

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    keepTyped(name, value)
    props.onCorrect()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.state.isSubmitting) return
    const typed = new FormData(event.currentTarget)
    for (const [name] of fields) form.setFieldValue(name, String(typed.get(name) ?? ''))
    void form.handleSubmit()
  }

  const show = ([name, field]: NamedField) => (
    <form.Field key={name} name={name}>
      {(api) => (
        <FormField
          field={api}
          declaration={field}
          errors={declaration.errors}
          isLast={name === fields.at(-1)?.[0]}
          errorLanguage={errorLanguage}
        />
      )}
    </form.Field>
  )
  return (
    // `method="post"` keeps what was typed out of the address.
    <form
      ref={element}
      name={pathname}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      onKeyDown={focusNextOnEnter}
      className="flex flex-col gap-5"
    >
      {!action && (
        <div className="without-scripts rounded-field bg-mint p-5">
          <p className="mb-3">
            <FormattedMessage id={declaration.messages.noScript} />
          </p>
          <ContactChannels />
        </div>
      )}
      <p className="text-muted text-small">
        <FormattedMessage
          id={fields.some(([, { isOptional }]) => isOptional) ? 'ui.form.someOptional' : 'ui.form.allRequired'}
        />
      </p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{fields.map(show)}</div>
      <FormStatus
        ending={ending}
        problems={problems.map(([, { label }]) => intl.formatMessage({ id: label }))}
        failure={declaration.messages.failure}
        failureLanguage={errorLanguage}
      >
        <SubmitButton label={declaration.messages.submit} isUsable={isHydrated || !!action} isSending={isSending} />
        <WaitingNote />
      </FormStatus>
    </form>
  )
}

type NamedField = [name: string, field: FieldDeclaration]

function hasErrors({ fieldMeta }: { fieldMeta: Partial<Record<string, { errors: unknown[] }>> }, name: string) {
  return Boolean(fieldMeta[name]?.errors.length)
}

function isSameList(a: NamedField[], b: NamedField[]): boolean {
  return a.length === b.length && a.every(([name], index) => name === b[index]?.[0])
}

function controlsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
}

/**
 * Fills in what was typed before. Where something has changed the document before hydration, such as an extension or a
 * translation, React makes the form anew: then what was typed into the first one comes along, and the focus.
 */
function useTypedText(form: RefObject<HTMLFormElement | null>, formName: string): void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.forms.namedItem(formName)))
  const [focused] = useState(
    () => before?.contains(document.activeElement) && document.activeElement?.getAttribute('name'),
  )
  useLayoutEffect(() => {
    const isNew = before !== form.current
    for (const control of controlsOf(form.current)) {
      const old = controlsOf(before).find(({ name }) => name === control.name)
      control.value ||= old?.value || typedTexts()[control.name] || ''
      if (isNew && focused === control.name) control.focus({ preventScroll: true })
    }
  }, [form, before, focused])
}

/**
 * Some phones would send the form with their "next" key, so it moves to the next field; elsewhere Enter sends the form.
 */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const control = event.target as HTMLInputElement
  // While a word is composed, as in Japanese, Enter ends it.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (control.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  const controls = controlsOf(event.currentTarget)
  controls[controls.indexOf(control) + 1]?.focus()
}

interface SubmitButtonProps {
  label: MessageId
  /** False where an earlier press would lose what was typed. */
  isUsable: boolean
  isSending: boolean
}

function SubmitButton({ label, isUsable, isSending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isDisabled = !isUsable || isSending
  // Firefox keeps a button disabled over a reload, and React corrects no attribute at hydration.
  useEffect(() => {
    if (button.current) button.current.disabled = isDisabled
  }, [isDisabled])
  // A disabled button loses focus, so it is restored once sending has ended.
  useEffect(() => {
    if (!isSending) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isSending])
  return (
    <button
      ref={button}
      type="submit"
      disabled={isDisabled}
      data-sending={isSending || undefined}
      className="submit-button"
    >
      {isSending && (
        <span
          aria-hidden="true"
          className="spinner h-6 w-6 animate-spin rounded-full border-3 border-white/40 border-t-white border-solid"
        />
      )}
      <span key={String(isSending)} className={isSending ? 'sr-only' : undefined}>
        <FormattedMessage id={isSending ? 'ui.form.sending' : label} />
      </span>
    </button>
  )
}
