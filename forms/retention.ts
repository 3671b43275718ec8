/**
 * How long an undelivered request stays in the visitor's browser and is retried; the privacy policy states the same.
 */
export const giveUpAfterHours = 72

/** How long the mail service keeps requests, longer than browsers send them again; the privacy policy states the same. */
export const keepDays = 365
