import { useSyncExternalStore } from 'react'
import {
  type ConsentRecord,
  type Decision,
  decide,
  isConsentGiven,
  isDecidedHere,
  isRefusedByBrowser,
  lastRecord,
  onConsentChange,
} from '../../measurement/consent-store'
import { usePage } from '../page/PageProvider'

export interface Consent {
  /** Unknown until the application has taken over: the document is the same for all visitors. */
  state: 'unknown' | 'accepted' | 'open' | 'refused by browser'
  record: ConsentRecord | undefined
  /** Whether the visitor is to be asked (spec section 4): not who has just decided, nor whom the browser has answered for. */
  isAsked: boolean
  decide: (decision: Decision) => void
}

export function useConsent(): Consent {
  const { version, offersRefusal } = usePage().shared.consent
  const snapshot = useSyncExternalStore(onConsentChange, takeSnapshot, () => undefined)
  const decideNow = (decision: Decision) => decide(decision, version)
  if (!snapshot) return { state: 'unknown', record: undefined, isAsked: false, decide: decideNow }
  const { state, record, isDecidedHere } = JSON.parse(snapshot) as Snapshot
  // A refusal is only kept where it could be given; and only for the policy that it was given to.
  const isRefused = offersRefusal && record !== undefined && record.version === version
  return { state, record, isAsked: state === 'open' && !isDecidedHere && !isRefused, decide: decideNow }
}

interface Snapshot {
  state: Exclude<Consent['state'], 'unknown'>
  record?: ConsentRecord
  isDecidedHere: boolean
}

/** As text, so that React sees when nothing has changed. */
function takeSnapshot(): string {
  const state = isRefusedByBrowser() ? 'refused by browser' : isConsentGiven() ? 'accepted' : 'open'
  return JSON.stringify({ state, record: lastRecord(), isDecidedHere: isDecidedHere() } satisfies Snapshot)
}
