import { useSyncExternalStore } from 'react'
import { usePage } from '../page/PageProvider.tsx'
import {
  type ConsentRecord,
  type Decision,
  decide,
  isConsentGiven,
  isDecidedHere,
  isExpired,
  isRefusedByBrowser,
  lastRecord,
  onConsentChange,
} from './consent-store.ts'

export interface Consent {
  /** 'unknown' until hydration, since the prerendered document is the same for all visitors. */
  state: 'unknown' | 'accepted' | 'open' | 'refused by browser'
  record: ConsentRecord | undefined
  /** False after a decision, or if the browser sends Global Privacy Control. */
  isBannerDue: boolean
  decide: (decision: Decision) => void
}

export function useConsent(): Consent {
  const { policyDate, consentDate, offersRefusal } = usePage().shared.consent
  const snapshot = useSyncExternalStore(onConsentChange, takeSnapshot, () => undefined)
  const decideNow = (decision: Decision) => decide(decision, policyDate)
  if (!snapshot) return { state: 'unknown', record: undefined, isBannerDue: false, decide: decideNow }
  const { state, record, isDecidedHere } = JSON.parse(snapshot) as Snapshot
  // A stored refusal only counts while the banner offers refusal, and until it expires, as consent does.
  const isRefused = offersRefusal && record !== undefined && !isExpired(record, consentDate)
  return { state, record, isBannerDue: state === 'open' && !isDecidedHere && !isRefused, decide: decideNow }
}

interface Snapshot {
  state: Exclude<Consent['state'], 'unknown'>
  record?: ConsentRecord
  isDecidedHere: boolean
}

/** A string, because React compares snapshots by identity and would take a new object for a change. */
function takeSnapshot(): string {
  const state = isRefusedByBrowser() ? 'refused by browser' : isConsentGiven() ? 'accepted' : 'open'
  return JSON.stringify({ state, record: lastRecord(), isDecidedHere: isDecidedHere() } satisfies Snapshot)
}
