/** The place in the browser's storage where requests wait that no mail service has confirmed yet. */
export const outboxKey = '@tecto:outbox'
