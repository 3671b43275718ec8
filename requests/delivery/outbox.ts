import { outboxKey } from './outbox-key'

const mostEntries = 5

/** A request that waits to be delivered. Times are milliseconds since 1970. */
export interface OutboxEntry {
  /** Names the request to the mail service, which stores what comes twice once. */
  id: string
  /** The request as it is sent, byte for byte, each time. */
  body: string
  createdAt: number
  /** How often sending it has failed. */
  failures: number
  /** Not to be sent before this. */
  dueAt: number
  /** Somebody is sending it until this: a lease, since a closed tab cannot give it back. */
  busyUntil: number
  /** A form that may still be corrected keeps it until this. */
  heldUntil: number
  /** It failed on the way, without an answer: the network's return is a reason to try again at once. */
  isUnanswered: boolean
}

export interface Outbox {
  entries: () => OutboxEntry[]
  find: (id: string) => OutboxEntry | undefined
  /** Writes an entry, new or changed; `replacedId` makes room for it. When the outbox is full, the oldest goes. */
  put: (entry: OutboxEntry, replacedId?: string) => void
  remove: (id: string) => void
}

/** The outbox of this browser; of this tab only, where the browser stores nothing. */
export function createOutbox(): Outbox {
  /** What the storage did not take: entries, and `undefined` for those that are to go. */
  const unstored = new Map<string, OutboxEntry | undefined>()

  const entries = () => {
    const stored = readStored().filter(({ id }) => !unstored.has(id))
    const kept = [...unstored.values()].filter((entry) => entry !== undefined)
    return [...stored, ...kept].sort((a, b) => a.createdAt - b.createdAt)
  }
  const without = (id: string) => entries().filter((entry) => entry.id !== id)
  const write = () => {
    const next = entries()
    try {
      if (next.length === 0) localStorage.removeItem(outboxKey)
      else localStorage.setItem(outboxKey, JSON.stringify(next))
      unstored.clear()
    } catch {
      // Storage is blocked or full: better kept for the life of this tab than not at all.
    }
  }

  return {
    entries,
    find: (id) => entries().find((entry) => entry.id === id),
    put(entry, replacedId) {
      if (replacedId) unstored.set(replacedId, undefined)
      for (const { id } of without(entry.id).slice(0, 1 - mostEntries)) unstored.set(id, undefined)
      unstored.set(entry.id, entry)
      write()
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
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Another version of the site may have stored entries of another shape. */
function isEntry(value: unknown): value is OutboxEntry {
  const entry = value as Partial<Record<keyof OutboxEntry, unknown>> | null
  return (
    typeof entry?.id === 'string' &&
    typeof entry.body === 'string' &&
    typeof entry.isUnanswered === 'boolean' &&
    [entry.createdAt, entry.failures, entry.dueAt, entry.busyUntil, entry.heldUntil].every(Number.isFinite)
  )
}
