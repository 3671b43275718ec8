import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id'

/** Ends a form. It is inert for as long as nothing would receive the request: a visitor's words must not be lost. */
export function SubmitButton({ label }: { label: MessageId }) {
  return (
    <button
      type="submit"
      disabled
      className="btn-solid w-full enabled:cursor-pointer disabled:(cursor-not-allowed opacity-60)"
    >
      <FormattedMessage id={label} />
    </button>
  )
}
