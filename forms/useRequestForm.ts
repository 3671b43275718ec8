import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormDeclaration, FormValues } from './declaration.ts'
import { formSchema } from './schema.ts'

export interface RequestFormProps<Values> {
  /** @throws if the request did not reach the mail service */
  onSend: (values: Values) => Promise<void>
  onSent: () => Promise<void>
  /** Where the browser sends the form without scripts; if absent, the form needs scripts. */
  action?: string
  /** Returns, once, a message text that another page has prepared. */
  takePrefill?: () => string
}

interface RequestFormOptions<Form extends FormDeclaration> extends RequestFormProps<FormValues<Form>> {
  declaration: Form
  onFailure?: (error: unknown) => void
}

export function useRequestForm<Form extends FormDeclaration>({
  declaration,
  onSend,
  onSent,
  onFailure,
  takePrefill,
}: RequestFormOptions<Form>) {
  const id = useId()
  const intl = useIntl()
  const [schema] = useState(() => formSchema(declaration))
  const names = Object.keys(declaration.fields)
  const emptyForm: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']))
  const [ending, setEnding] = useState<'sent' | 'failed'>()
  const [round, setRound] = useState(0)
  const [defaultValues, setDefaultValues] = useState(() => ({ ...emptyForm, ...typedText(id) }))
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      setEnding(undefined)
      try {
        await onSend(schema.parse(value))
      } catch (error) {
        onFailure?.(error)
        setEnding('failed')
        return
      }
      setEnding('sent')
      try {
        await onSent()
      } finally {
        setDefaultValues(emptyForm)
        form.reset(emptyForm)
        setRound((last) => last + 1)
      }
    },
    onSubmitInvalid: ({ formApi }) => {
      setEnding(undefined)
      const wrong = wrongNames(formApi.state)
      const first = controlsOf(id).find(({ name }) => wrong.includes(name))
      // Some browsers leave no room for the label when they scroll by themselves.
      first?.focus({ preventScroll: true })
      first?.scrollIntoView({ block: 'nearest' })
    },
  })
  useEffect(() => {
    const prefill = takePrefill?.()
    if (prefill && !form.getFieldValue('message')) form.setFieldValue('message', prefill)
  }, [takePrefill, form])
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const wrong = new Set(useStore(form.store, (state) => wrongNames(state).join()).split(','))

  // A ref, not state: a second press may come before React has rendered the first.
  const isBusy = useRef(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    // A separate task lets the browser paint the pressed button first.
    setTimeout(async () => {
      try {
        await form.handleSubmit()
      } finally {
        isBusy.current = false
      }
    })
  }
  const labels = Object.entries(declaration.fields).map(([name, { label }]) => [name, label] as const)
  const problems = labels.filter(([name]) => wrong.has(name)).map(([, id]) => intl.formatMessage({ id }))
  return { form, layout: { id, round, ending, isSending, problems, onSubmit } }
}

/** The visible controls of a form, in order; empty if the form is not in the document. */
function controlsOf(formId: string): HTMLInputElement[] {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId)
  return form ? [...form.querySelectorAll<HTMLInputElement>('[name]')] : []
}

/** Text typed into a prerendered form before hydration, or restored by the browser. */
function typedText(formId: string): Record<string, string> {
  return Object.fromEntries(controlsOf(formId).map(({ name, value }) => [name, value]))
}

export type RequestFormLayout = ReturnType<typeof useRequestForm>['layout']

function wrongNames({ fieldMeta }: { fieldMeta: Partial<Record<string, { errors: unknown[] }>> }): string[] {
  return Object.keys(fieldMeta).filter((name) => fieldMeta[name]?.errors.length)
}
