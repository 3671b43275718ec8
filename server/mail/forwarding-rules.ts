/** How long a mail that could not be sent waits at first; twice as long each time, up to the longest. */
export const firstWaitMs = 30_000
export const longestWaitMs = 60 * 60_000
/** How often a mail server may refuse a mail for good before it is parked. */
export const mostRefusals = 5
