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
/** What the browser's storage refuses, because it is blocked or full, waits in this tab. */
const unstored = new Map<string, Entry>()
const listeners = new Set<() => void>()

/** The oldest first. */
export function entries(): Entry[] {
  const others = storedEntries().filter(({ id }) => !unstored.has(id))
  return [...others, ...unstored.values()].sort((a, b) => a.createdAt - b.createdAt)
}

function storedEntries(): Entry[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    const stored = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Entry>)
    return stored.filter((entry): entry is Entry => typeof entry.body === 'string' && Number.isFinite(entry.dueAt))
  } catch {
    return []
  }
}

export function findEntry(id: string): Entry | undefined {
  return entries().find((entry) => entry.id === id)
}

/** Adds or changes an entry. */
export function keep(entry: Entry): void {
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
