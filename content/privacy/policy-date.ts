/** The day of the policy's last change: the version that visitors are shown. */
export const policyDate = '2026-11-24'

/** The day on which what visitors consent to last changed: whoever has accepted an older policy is asked again. */
export const consentDate = '2026-11-21'

/** Names the text of that day, in Portuguese: the check asks for another date once it is another text. */
export const policyText = '924a8d28a409'
