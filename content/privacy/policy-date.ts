/** The day of the policy's last change: the version that visitors consent to. */
export const policyDate = '2026-11-21'
