import { outboxKey } from './outbox-key.ts'
import { randomId } from './random-id.ts'

/** A tablet at a trade fair may have no network all day. Browsers keep about 5 MB of a site: room for these, even where all are long. */
export const maxEntries = 50

/** A request that waits to be delivered. Times are milliseconds since 1970. */
export interface OutboxEntry {
  /** Two requests with the same id are one to the mail service. */
  id: string
  /** The request as it is sent, byte for byte, each time. */
  body: string
  createdAt: number
  /** How often sending it has failed. */
  failures: number
  /** It is not sent before this time. */
  dueAt: number
  /** No response came to it: then it is sent again as soon as the network returns. */
  isUnanswered: boolean
  state: EntryState
}

/** Times run out by themselves, since a tab that is closed cannot give back what it has. */
type EntryState =
  /** Anyone who finds it due may send it. */
  | { kind: 'waiting' }
  /** One tab has leased it. */
  | { kind: 'sending'; until: number }
  /** A form holds it, where the visitor may still correct it. */
  | { kind: 'held'; until: number }

/** As it stands in the browser, where releases before and after this one read it, too. */
export type StoredEntry = Omit<OutboxEntry, 'state'> & { busyUntil: number; heldUntil: number }

export interface Outbox {
  entries: () => OutboxEntry[]
  find: (id: string) => OutboxEntry | undefined
  /** Stores a new or changed entry, and removes the one with `replacedId`. @returns whether there was room: a full outbox takes no new one */
  put: (entry: OutboxEntry, replacedId?: string) => boolean
  remove: (id: string) => void
}

/**
 * The outbox of this browser; of this tab only, where the browser stores nothing.
 * @param onChange called after this tab has changed it
 */
export function createOutbox(onChange = () => {}): Outbox {
  /** Changes that the storage has refused, by id: entries to store, and `undefined` for entries to remove. */
  const unstored = new Map<string, OutboxEntry | undefined>()

  const entries = () => {
    const stored = readStored().filter(({ id }) => !unstored.has(id))
    const kept = [...unstored.values()].filter((entry) => entry !== undefined)
    return [...stored, ...kept].sort((a, b) => a.createdAt - b.createdAt)
  }
  const write = () => {
    const next = entries()
    try {
      if (next.length === 0) localStorage.removeItem(outboxKey)
      else localStorage.setItem(outboxKey, JSON.stringify(next.map(toStored)))
      unstored.clear()
    } catch {
      // Storage is blocked or full: `unstored` keeps the changes until the tab is closed.
    }
    onChange()
  }

  return {
    entries,
    find: (id) => entries().find((entry) => entry.id === id),
    put(entry, replacedId) {
      if (entries().filter(({ id }) => id !== entry.id && id !== replacedId).length >= maxEntries) return false
      if (replacedId) unstored.set(replacedId, undefined)
      unstored.set(entry.id, entry)
      write()
      return true
    },
    remove(id) {
      unstored.set(id, undefined)
      write()
    },
  }
}

function readStored(): OutboxEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(outboxKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredEntry).map(fromStored) : []
  } catch {
    return []
  }
}

/** Another version of the site may have stored entries with other fields. */
function isStoredEntry(value: unknown): value is StoredEntry {
  const entry = value as Partial<Record<keyof StoredEntry, unknown>> | null
  return (
    typeof entry?.id === 'string' &&
    typeof entry.body === 'string' &&
    typeof entry.isUnanswered === 'boolean' &&
    [entry.createdAt, entry.failures, entry.dueAt, entry.busyUntil, entry.heldUntil].every(Number.isFinite)
  )
}

export function toStored({ state, ...entry }: OutboxEntry): StoredEntry {
  const until = (kind: EntryState['kind']) => (state.kind === kind && 'until' in state ? state.until : 0)
  return { ...entry, busyUntil: until('sending'), heldUntil: until('held') }
}

function fromStored({ busyUntil, heldUntil, ...entry }: StoredEntry): OutboxEntry {
  if (heldUntil) return { ...entry, state: { kind: 'held', until: heldUntil } }
  return { ...entry, state: busyUntil ? { kind: 'sending', until: busyUntil } : { kind: 'waiting' } }
}

/** A request that is to be sent for the first time. */
export function newEntry(body: string): OutboxEntry {
  const now = Date.now()
  return {
    id: randomId(),
    body,
    createdAt: now,
    failures: 0,
    dueAt: now,
    isUnanswered: false,
    state: { kind: 'waiting' },
  }
}
