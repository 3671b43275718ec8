import { type MouseEvent, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WaitingRequests } from './delivery/waiting-requests.ts'

export function WaitingNote({ waiting }: { waiting: WaitingRequests }) {
  const count = useSyncExternalStore(waiting.onChange, waiting.count, () => 0)
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so the focus must move first.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    waiting.discard()
  }
  if (count === 0) return null
  return (
    <p className="mt-3 text-muted text-small">
      <FormattedMessage id="ui.form.waiting" values={{ count }} />{' '}
      <button type="button" className="min-h-11 cursor-pointer inline-link" onClick={discard}>
        <FormattedMessage id="ui.form.discard" values={{ count }} />
      </button>
    </p>
  )
}
