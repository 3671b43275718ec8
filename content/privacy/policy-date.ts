/** The date of the policy's last change, which visitors see. */
export const policyDate = '2026-11-29'

/** The fields of the forms that this policy names. A further field needs a new policy. */
export const listedFields = ['name', 'phone', 'company', 'role', 'email', 'message', 'state']

/**
 * What visitors are asked to agree to, by the day when it changed, oldest first. A decision counts for the revision
 * that it was made under: a further one asks everybody again.
 */
export const consentRevisions = ['2026-11-26']
