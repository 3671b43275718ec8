import { revalidateLogic, useStore } from '@tanstack/react-form'
import { type FormEvent, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { controlsOf } from './form-controls'
import { useAppForm } from './form-kit'
import { typedText } from './typed-text'

/** What a form needs from outside: who sends what was written, and what follows once it has been sent. */
export interface RequestFormProps<Filled> {
  /** @throws where the request never reached the mail service. */
  onSend: (filled: Filled) => Promise<void>
  onSent: () => Promise<void>
}

interface RequestFormOptions<Empty, Filled> extends RequestFormProps<Filled> {
  schema: z.ZodMiniType<Filled, Empty>
  emptyForm: Empty
  onFailure?: (error: unknown) => void
}

/** The life of a form: idle, sending, then sent or failed (spec section 4). */
export function useRequestForm<Empty extends Record<string, string>, Filled>({
  schema,
  emptyForm,
  onSend,
  onSent,
  onFailure,
}: RequestFormOptions<Empty, Filled>) {
  const id = useId()
  const [ending, setEnding] = useState<'sent' | 'failed'>()
  const [round, setRound] = useState(0)
  const [labels, setLabels] = useState<Record<string, string>>({})
  const [defaultValues, setDefaultValues] = useState<Empty>(() => ({
    ...emptyForm,
    ...typedText(id),
  }))
  const form = useAppForm({
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
      const controls = controlsOf(id)
      setEnding(undefined)
      setLabels(Object.fromEntries(controls.map((control) => [control.name, control.labels?.[0]?.textContent ?? ''])))
      const wrong = wrongNames(formApi.state)
      controls.find(({ name }) => wrong.includes(name))?.focus()
    },
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  const wrong = useStore(form.store, (state) => wrongNames(state).join())

  // Not React's state: a second press may come before React has drawn what the first one did.
  const isBusy = useRef(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    form.handleSubmit().finally(() => {
      isBusy.current = false
    })
  }
  const problems = wrong ? wrong.split(',').map((name) => labels[name] ?? name) : []
  return { form, frame: { id, round, ending, isSending, problems, onSubmit } }
}

export type RequestFormFrame = ReturnType<typeof useRequestForm>['frame']

function wrongNames({ fieldMeta }: { fieldMeta: Partial<Record<string, { errors: unknown[] }>> }): string[] {
  return Object.keys(fieldMeta).filter((name) => fieldMeta[name]?.errors.length)
}
