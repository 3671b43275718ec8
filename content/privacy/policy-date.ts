/** The day of the policy's last change: the version that visitors are shown. */
export const policyDate = '2026-11-24'

/** The day on which what visitors consent to last changed: whoever has accepted an older policy is asked again. */
export const consentDate = '2026-11-21'

/** The fingerprint of the Portuguese text of that day: when the text changes, the check asks for a new date. */
export const policyText = 'b46bfeb81e0e'
