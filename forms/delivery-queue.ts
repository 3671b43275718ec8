// Requests are kept in the browser before they are sent, and until the mail service has them.

/** A request that the mail service has not confirmed; times are milliseconds since 1970. */
export interface Entry {
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
}

/** One item of the browser's storage for each entry, so that no tab overwrites what another one stores. */
export const keyPrefix = '@tecto:outbox:'
/** What the browser's storage refuses, because it is blocked or full, waits in this tab. */
const unstored = new Map<string, Entry>()
const listeners = new Set<() => void>()

/** The oldest first. */
export function entries(): Entry[] {
  const stored = storedEntries().filter(({ id }) => !unstored.has(id))
  return [...stored, ...unstored.values()].sort((a, b) => a.createdAt - b.createdAt)
}

function storedEntries(): Entry[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    return keys.flatMap((key) => entryIn(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/** Nothing if it is no entry, which must not hide the others. */
function entryIn(item: string | null): Entry[] {
  try {
    const entry = JSON.parse(item ?? '{}')
    return typeof entry.body === 'string' && Number.isFinite(entry.dueAt) ? [entry] : []
  } catch {
    return []
  }
}

export function findEntry(id: string): Entry | undefined {
  return entries().find((entry) => entry.id === id)
}

export function newEntry(body: string): Entry {
  const now = Date.now()
  // `crypto.randomUUID` is missing without HTTPS.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return { id, body, createdAt: now, failures: 0, dueAt: now, isUnanswered: false }
}

/** Adds or changes an entry. */
export function store(entry: Entry): void {
  try {
    localStorage.setItem(keyPrefix + entry.id, JSON.stringify(entry))
    unstored.delete(entry.id)
  } catch {
    unstored.set(entry.id, entry)
  }
  notify()
}

export function remove(id: string): void {
  unstored.delete(id)
  try {
    localStorage.removeItem(keyPrefix + id)
  } catch {
    // The storage is blocked, and holds nothing.
  }
  notify()
}

/** How many requests could not be delivered yet, and will be sent again. */
export function countWaiting(): number {
  return entries().filter(({ failures }) => failures > 0).length
}

export function discardWaiting(): void {
  for (const { id, failures } of entries()) if (failures > 0) remove(id)
}

/**
 * Also reports changes by other tabs.
 * @returns a function that unsubscribes
 */
export function onQueueChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
