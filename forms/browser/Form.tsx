import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '../../components/page/PageProvider.tsx'
import { ContactChannels } from '../../components/ui/ContactChannels.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { locales } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import type { FieldDeclaration, FormDeclaration, FormValues } from '../declaration.ts'
import { formSchema } from '../schema.ts'
import { FormField } from './FormField.tsx'
import { FormStatus } from './FormStatus.tsx'
import { forgetTyped, typedTexts } from './typed-text.ts'

interface FormProps<Declaration extends FormDeclaration> {
  declaration: Declaration
  /** @throws if the mail service did not respond */
  onSend: (values: FormValues<Declaration>) => Promise<void>
  /** The form is emptied afterwards. */
  onSent: () => Promise<void>
  /** Where the browser itself sends the form until scripts run; if absent, the form needs scripts. */
  action?: string
}

/**
 * The browser's controls hold what is typed, from before hydration on; TanStack Form validates it and knows the errors.
 * Browsers that translate the page replace text nodes, so words that change stand in elements of their own.
 */
export function Form<Declaration extends FormDeclaration>({ declaration, action, ...props }: FormProps<Declaration>) {
  const isHydrated = useHydrated()
  const { pathname } = usePage()
  const element = useRef<HTMLFormElement>(null)
  const [schema] = useState(() => formSchema(declaration))
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const fields = Object.entries<FieldDeclaration>(declaration.fields)
  const restoreTyped = () => {
    for (const control of controlsOf(element.current)) control.value ||= typedTexts()[control.name] ?? ''
  }
  const form = useForm({
    defaultValues: Object.fromEntries(fields.map(([name]) => [name, ''])),
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      // As it was typed: a mask may have changed the field since.
      const typed = typedTexts()
      try {
        await props.onSend(schema.parse(await withMaskedPhones(fields, value)))
      } catch (error) {
        console.error(error)
        setOutcome('failed')
        return
      }
      setOutcome('sent')
      await props.onSent()
      forgetTyped(Object.fromEntries(fields.map(([name]) => [name, typed[name]])))
      element.current?.reset()
      form.reset()
      restoreTyped()
    },
    onSubmitInvalid: ({ formApi }) => {
      const first = fields.find(([name]) => formApi.state.fieldMeta[name]?.errors.length)
      const control = controlsOf(element.current).find(({ name }) => name === first?.[0])
      // Some browsers leave no room for the label when they scroll by themselves.
      control?.focus({ preventScroll: true })
      control?.scrollIntoView({ block: 'nearest' })
    },
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const errorLanguage = declaration.errorLocale && locales[declaration.errorLocale].tag
  useLayoutEffect(restoreTyped, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.state.isSubmitting) return
    setOutcome(undefined)
    const typed = new FormData(event.currentTarget)
    for (const [name] of fields) form.setFieldValue(name, String(typed.get(name) ?? ''))
    void form.handleSubmit()
  }

  return (
    // `method="post"` keeps what was typed out of the address.
    <form
      ref={element}
      name={pathname}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      {!action && (
        <div className="without-scripts rounded-field bg-mint p-5">
          <Text className="mb-3" words={declaration.messages.noScript} />
          <ContactChannels />
        </div>
      )}
      <Text className="text-muted text-small" words="ui.form.allRequired" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fields.map(([name, field]) => (
          <form.Field key={name} name={name}>
            {(api) => (
              <FormField field={api} declaration={field} errors={declaration.errors} errorLanguage={errorLanguage} />
            )}
          </form.Field>
        ))}
      </div>
      <FormStatus outcome={outcome} failure={declaration.messages.failure} failureLanguage={errorLanguage}>
        <SubmitButton label={declaration.messages.submit} isUsable={isHydrated || !!action} isSending={isSending} />
      </FormStatus>
    </form>
  )
}

/** How long sending waits for the mask: an unmasked phone is better than no lead. */
const maskMs = 3000

/** Formats phones as their mask does, which is loaded at the first focus and may come too late. */
async function withMaskedPhones(fields: [string, FieldDeclaration][], values: Record<string, string>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, maskMs))
  const mask = await Promise.race([import('./phone-mask.ts').catch(() => undefined), late])
  const phones = fields.filter(([, { kind }]) => mask && kind === 'phone')
  return { ...values, ...Object.fromEntries(phones.map(([name]) => [name, mask?.formatPhone(values[name] ?? '')])) }
}

function controlsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])]
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
  // A disabled button loses the focus, which is restored once sending has ended.
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
      className="btn btn-solid w-full disabled:cursor-not-allowed disabled:not-data-[sending]:opacity-60"
    >
      {isSending && (
        <span
          aria-hidden="true"
          className="spinner h-6 w-6 animate-spin rounded-full border-3 border-white/40 border-t-white border-solid"
        />
      )}
      <Text
        as="span"
        key={String(isSending)}
        className={isSending ? 'sr-only' : undefined}
        words={isSending ? 'ui.form.sending' : label}
      />
    </button>
  )
}
