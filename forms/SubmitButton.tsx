import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../locales/message-id.ts'

interface SubmitButtonProps {
  label: MessageId
  /** False until hydration, where an earlier press would lose what was typed. */
  isUsable: boolean
  isSending: boolean
}

export function SubmitButton({ label, isUsable, isSending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
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
      disabled={!isUsable || isSending}
      data-sending={isSending || undefined}
      className="btn-solid w-full enabled:cursor-pointer [&:disabled:not([data-sending])]:cursor-not-allowed [&:disabled:not([data-sending])]:opacity-60"
    >
      {isSending ? <Spinner /> : <FormattedMessage id={label} />}
    </button>
  )
}

function Spinner() {
  return (
    <>
      <span
        aria-hidden="true"
        className="spinner h-6 w-6 animate-spin rounded-full border-3 border-white/40 border-t-white border-solid"
      />
      <span className="sr-only">
        <FormattedMessage id="ui.form.sending" />
      </span>
    </>
  )
}
