import type { FormRequest } from '../../../requests/request-forms.ts'

/** A request as it was received. Times are milliseconds since 1970. */
export interface StoredRequest {
  id: number
  receivedAt: number
  request: FormRequest
  isSpam: boolean
  /** Parked: the mail server has refused it for good too often, so a person must look at it. */
  forwarding: 'waiting' | 'forwarded' | 'parked'
  /** Why forwarding it has failed the last time. */
  error?: string
}

export interface NewRequest {
  /** The body as it was received: a repeat has the same bytes. */
  body: string
  request: FormRequest
  /** The `Idempotency-Key` that it came with. */
  key?: string
  isSpam: boolean
}

/** How storing went: `conflict` where the key was used for another request. */
export type Storing = 'stored' | 'repeated' | 'conflict'

/** What goes into one mail: a request, or all that an hour had no room for. */
export interface Taken {
  requests: [StoredRequest, ...StoredRequest[]]
  /** How often they were taken, this time included. */
  attempts: number
}

/** Why a mail was not sent, and when to try again. */
export interface Failure {
  nextAt: number
  error: string
  /** Whether the mail server has refused it for good. */
  isRefused: boolean
  /** Whether it may have arrived nevertheless: then the same requests go into the same mail again. */
  mayHaveArrived: boolean
}

/** How many requests there are of each kind. */
export interface Counts {
  received: number
  spam: number
  waiting: number
  parked: number
  /** When the oldest of those that wait was received. */
  oldestWaitingAt?: number
}

/** For how long the oldest has waited. A clock that was put back does not make it less than nothing. */
export function secondsWaiting({ oldestWaitingAt = Date.now() }: Counts): number {
  return Math.max(0, (Date.now() - oldestWaitingAt) / 1000)
}

/** The mail service's database: the requests, and which of them still have to be forwarded. Every method may fail. */
export interface RequestStore {
  /** Resolves when the request is on the disk. */
  add: (request: NewRequest) => Promise<Storing>
  /** The oldest first. */
  list: (filter?: { isSpam: boolean }) => Promise<StoredRequest[]>
  markSpam: (id: number, isSpam: boolean) => Promise<void>
  /**
   * Takes what to send next, and reserves it: no other process gets it within `leaseMs`. Of the mails of an hour, the last one carries
   * all that is due.
   */
  takeForForwarding: (limits: { leaseMs: number; mostPerHour: number }) => Promise<Taken | undefined>
  markForwarded: (ids: number[]) => Promise<void>
  /** Parks what was refused for good too often. */
  markForwardingFailed: (ids: number[], failure: Failure) => Promise<void>
  /** Makes what waits or is parked due at once. @returns how many */
  retryForwarding: (ids: number[]) => Promise<number>
  /** When the next mail may be sent; undefined if none is waiting. */
  nextForwardingAt: (limits: { mostPerHour: number }) => Promise<number | undefined>
  /** @param since for the requests received and the spam among them; what waits or is parked counts whenever it came */
  count: (since: number) => Promise<Counts>
  /** Takes the digest of a day for one process. @returns whether nobody has taken it before */
  claimDigest: (day: string) => Promise<boolean>
  /** Gives it back, where it could not be sent. */
  releaseDigest: (day: string) => Promise<void>
  /** Writes to the disk. @throws where that is not possible, as on a full disk */
  check: () => Promise<void>
  /** Overwrites these requests. For as long as browsers repeat requests, the store still knows them as repeats. @returns how many */
  erase: (ids: number[]) => Promise<number>
  /** Overwrites what was received before this time. @returns how many */
  eraseReceivedBefore: (time: number) => Promise<number>
  close: () => Promise<void>
}
