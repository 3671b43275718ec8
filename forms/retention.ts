/**
 * How long an undelivered request stays in the visitor's browser and is retried, at least; the privacy policy states the
 * same, and how many attempts must have failed (outbox.ts).
 */
export const giveUpAfterHours = 72

/** No browser sends a lead later than this, and as long the mail service knows one that it got before. */
export const keepInBrowserDays = 30

/** How long the mail service keeps requests; the privacy policy states the same. */
export const keepDays = 365
