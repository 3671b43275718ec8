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
const keyPrefix = '@tecto:outbox:'

/**
 * A tablet at a trade fair may be offline all day; browsers store about 5 MB per site, enough for this many long
 * requests.
 */
export const maxEntries = 50

/** What the browser's storage refuses, because it is blocked or full, waits in this tab. */
const unstored = new Map<string, Entry>()
const listeners = new Set<() => void>()

/** The oldest first. */
export function entries(): Entry[] {
  const others = storedEntries().filter(({ id }) => !unstored.has(id))
  return [...others, ...unstored.values()].sort((a, b) => a.createdAt - b.createdAt)
}

export function findEntry(id: string): Entry | undefined {
  return entries().find((entry) => entry.id === id)
}

/**
 * Adds or changes an entry.
 * @returns false if there is no room for another one
 */
export function keep(entry: Entry): boolean {
  const others = entries().filter(({ id }) => id !== entry.id)
  if (others.length >= maxEntries) return false
  try {
    localStorage.setItem(keyPrefix + entry.id, JSON.stringify(entry))
    unstored.delete(entry.id)
  } catch {
    unstored.set(entry.id, entry)
  }
  notify()
  return true
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
  return entries().filter(hasFailed).length
}

export function discardWaiting(): void {
  for (const { id } of entries().filter(hasFailed)) remove(id)
}

function hasFailed({ failures }: Entry): boolean {
  return failures > 0
}

/**
 * Also reports changes by other tabs.
 * @returns a function that unsubscribes
 */
export function onQueueChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(keyPrefix)) notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function storedEntries(): Entry[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    return keys.flatMap((key) => parse(localStorage.getItem(key)) ?? [])
  } catch {
    return []
  }
}

/** Anything may be stored under a key. */
function parse(text: string | null): Entry | undefined {
  try {
    const entry = JSON.parse(text ?? '') as Entry
    const isWhole = [entry.createdAt, entry.failures, entry.dueAt].every(Number.isFinite)
    return isWhole && typeof entry.id === 'string' && typeof entry.body === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}
