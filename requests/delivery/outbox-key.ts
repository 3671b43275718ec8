/**
 * The place in the browser's storage where requests wait that no mail service has confirmed yet. Apart from the outbox: its code is only
 * loaded where something waits.
 */
export const outboxKey = '@tecto:outbox'
