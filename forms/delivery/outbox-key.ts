/** In a module of its own, because the outbox's code loads only if something waits. */
export const outboxKey = '@tecto:outbox'
