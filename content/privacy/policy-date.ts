/** The date of the policy's last change, which visitors see. */
export const policyDate = '2026-11-26'

/** The date of the last change that affects consent: visitors who decided under an older policy are asked again. */
export const consentDate = '2026-11-21'
