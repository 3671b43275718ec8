import { useSyncExternalStore } from 'react'
import type { MessageId } from '../../locales/message-id.ts'
import { Text } from '../ui/Text.tsx'
import { type ConsentState, consentState, type Decision, onConsentChange, privacyChoicesId } from './consent-store.ts'
import { withdrawTracking } from './tracking.ts'

/** Words that change have keys, because browsers that translate the page replace texts (renderer/workarounds/moved-texts.ts). */
export function PrivacyChoices() {
  const state = useSyncExternalStore(onConsentChange, consentState, () => undefined) ?? 'unknown'
  const isAccepted = state === 'accepted'
  return (
    <section
      id={privacyChoicesId}
      aria-labelledby="choices-title"
      className="flex flex-col items-start gap-4 rounded-card bg-mint p-6 sm:p-8"
    >
      <Text as="h3" id="choices-title" className="font-display font-650 text-intro" words="consent.choices.title" />
      {/* High enough for every state, because the state is known only after hydration. */}
      <div aria-live="polite" className="min-h-16">
        <Text key={state} words={explanations[state]} />
      </div>
      {/* Reserves the button's space until the decision is known, to avoid a layout shift. */}
      {state === 'unknown' && <div className="min-h-button" />}
      {state !== 'unknown' && state !== 'refused by browser' && (
        <button
          type="button"
          className="btn btn-solid cursor-pointer"
          data-decision={(isAccepted ? 'withdrawn' : 'accepted') satisfies Decision}
          onClick={isAccepted ? withdrawTracking : undefined}
        >
          <Text as="span" key={state} words={isAccepted ? 'consent.choices.withdraw' : 'consent.accept'} />
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
