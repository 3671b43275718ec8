// The privacy policy states these numbers, too.

/**
 * How long a browser keeps a lead that was not accepted, and sends it again. For the same time, the mail service
 * recognizes a lead that it has received before.
 */
export const keepInBrowserDays = 30

/** How long the mail service keeps leads. Those that it could not mail yet stay longer. */
export const keepDays = 365

/** How long `npm run backup` keeps copies. */
export const keepBackupDays = 30
