import type { Outbox, OutboxEntry } from './outbox.ts'

/** Requests of this browser that could not be delivered and will be sent again. */
export interface WaitingRequests {
  count: () => number
  /** @returns a function that unsubscribes */
  onChange: (listener: () => void) => () => void
  /** Removes all of them without sending. */
  discard: () => void
}

/** Counts the entries of an outbox; `recount` updates the count. */
export function watchWaiting(outbox: Outbox): WaitingRequests & { recount: () => void } {
  let count = 0
  const listeners = new Set<() => void>()
  return {
    count: () => count,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    discard() {
      for (const { id } of outbox.entries().filter(hasFailed)) outbox.remove(id)
    },
    recount() {
      const before = count
      count = outbox.entries().filter(hasFailed).length
      if (count !== before) for (const listener of listeners) listener()
    },
  }
}

function hasFailed({ failures }: OutboxEntry): boolean {
  return failures > 0
}
