import { type MouseEvent, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { countWaiting, discardWaiting, onOutboxChange } from './outbox.ts'

export function WaitingNote() {
  const count = useSyncExternalStore(onOutboxChange, countWaiting, () => 0)
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so the focus must move first.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    discardWaiting()
  }
  if (count === 0) return null
  return (
    <p key={count} className="mt-3 text-muted text-small">
      <FormattedMessage id="ui.form.waiting" values={{ count }} />{' '}
      <button type="button" className="min-h-11 cursor-pointer inline-link" onClick={discard}>
        <FormattedMessage id="ui.form.discard" values={{ count }} />
      </button>
    </p>
  )
}
