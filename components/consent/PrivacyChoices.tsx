import { useSyncExternalStore } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import { LongDate } from '../ui/LongDate.tsx'
import {
  type ConsentState,
  consentState,
  type Decision,
  lastRecord,
  onConsentChange,
  privacyChoicesId,
} from './consent-store.ts'
import { withdrawTracking } from './tracking.ts'

/** Words that change have keys, because browsers that translate the page replace texts (renderer/browser/moved-texts.ts). */
export function PrivacyChoices() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => undefined) ?? 'unknown'
  const record = state === 'unknown' ? undefined : lastRecord()
  const isAccepted = state === 'accepted'
  // An expired consent leaves its record, which then says the opposite of the state.
  const isCurrent = record && (record.decision === 'accepted') === isAccepted
  return (
    <section
      id={privacyChoicesId}
      aria-labelledby="choices-title"
      className="flex flex-col items-start gap-4 rounded-card bg-mint p-6 sm:p-8"
    >
      <h3 id="choices-title" className="font-display font-650 text-intro">
        <FormattedMessage id="consent.choices.title" />
      </h3>
      {/* High enough for every state: which one holds is known after hydration. */}
      <div aria-live="polite" className="flex min-h-24 flex-col gap-2">
        <p key={state}>
          <FormattedMessage id={explanations[state]} />
        </p>
        {isCurrent && (
          <p key={record.at} className="text-muted text-small">
            <FormattedMessage
              id={records[record.decision]}
              values={{
                date: <FormattedDate value={record.at} day="numeric" month="long" year="numeric" />,
                version: <LongDate value={record.version} />,
              }}
            />
          </p>
        )}
      </div>
      {/* Reserves the button's space until the decision is known, to avoid a layout shift. */}
      {state === 'unknown' && <div className="min-h-button" />}
      {state !== 'unknown' && state !== 'refused by browser' && (
        <button
          type="button"
          className="btn-solid cursor-pointer"
          data-decision={(isAccepted ? 'withdrawn' : 'accepted') satisfies Decision}
          onClick={isAccepted ? withdrawTracking : undefined}
        >
          <span key={state}>
            <FormattedMessage id={isAccepted ? 'consent.choices.withdraw' : 'consent.accept'} />
          </span>
        </button>
      )}
    </section>
  )
}

const explanations: Record<ConsentState | 'unknown', MessageId> = {
  unknown: 'consent.choices.unknown',
  accepted: 'consent.choices.accepted',
  open: 'consent.choices.open',
  refused: 'consent.choices.open',
  'refused by browser': 'consent.choices.browser',
}

const records = {
  accepted: 'consent.choices.acceptedOn',
  refused: 'consent.choices.refusedOn',
  withdrawn: 'consent.choices.withdrawnOn',
} satisfies Record<string, MessageId>
