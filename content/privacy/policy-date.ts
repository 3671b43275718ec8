/** The date of the policy's last change, which visitors see. */
export const policyDate = '2026-11-24'

/** The date of the last change that affects consent: visitors who decided under an older policy are asked again. */
export const consentDate = '2026-11-21'

/** A fingerprint of the Portuguese text of that date: when the text changes, or a number or a form's data that it states, the check asks for a new date. */
export const policyFingerprint = '26cd8428e767'
