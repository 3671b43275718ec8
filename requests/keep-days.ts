import { giveUpAfterHours } from './delivery/give-up.ts'

/** How many days the mail service keeps a request, where the setting `KEEP_DAYS` does not say otherwise; the privacy policy states the same. */
export const defaultKeepDays = 365

/** Within this time a browser may send a request again, and the mail service must still know it. */
export const minKeepDays = Math.ceil(giveUpAfterHours / 24) + 1
