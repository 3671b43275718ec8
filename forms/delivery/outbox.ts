import { outboxKey } from './outbox-key.ts'
import { randomId } from './random-id.ts'

/**
 * A tablet at a trade fair may be offline all day; browsers store about 5 MB per site, enough for this many long
 * requests.
 */
export const maxEntries = 50

/** A request to be delivered; times are milliseconds since 1970. */
export interface OutboxEntry {
  /** The mail service treats requests with the same id as one. */
  id: string
  /** Sent byte for byte the same each time. */
  body: string
  createdAt: number
  failures: number
  /** The earliest time of the next attempt. */
  dueAt: number
  /** If there was no response, it is sent again as soon as the network returns. */
  isUnanswered: boolean
  state: EntryState
}

/** States expire by themselves, since a closed tab cannot reset them. */
type EntryState =
  /** Any tab may send it when it is due. */
  | { kind: 'waiting' }
  /** One tab has leased it. */
  | { kind: 'sending'; until: number }
  /** A form holds it, where the visitor may still correct it. */
  | { kind: 'held'; until: number }

/** The stored format, which earlier and later releases also read. */
export type StoredEntry = Omit<OutboxEntry, 'state'> & { busyUntil: number; heldUntil: number }

export interface Outbox {
  entries: () => OutboxEntry[]
  find: (id: string) => OutboxEntry | undefined
  /**
   * Stores a new or changed entry, and removes the one with `replacedId`.
   * @returns false if the outbox is too full for a new entry
   */
  put: (entry: OutboxEntry, replacedId?: string) => boolean
  remove: (id: string) => void
}

/**
 * The browser's outbox, or one for this tab only if the browser blocks storage.
 * @param onChange called after changes by this tab
 */
export function createOutbox(onChange = () => {}): Outbox {
  /** Changes that the storage refused, by id: entries to store, and `undefined` for removals. */
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
      // If storage is blocked or full, `unstored` keeps the changes until the tab is closed.
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
