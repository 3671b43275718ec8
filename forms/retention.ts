/**
 * How long an undelivered lead stays in the visitor's browser and is sent again, and how long the mail service knows one that it got
 * before; the privacy policy states the same.
 */
export const keepInBrowserDays = 30

/** How long the mail service keeps leads; the privacy policy states the same. */
export const keepDays = 365

/** How long `npm run backup` keeps copies; the privacy policy states the same. */
export const keepBackupDays = 30
