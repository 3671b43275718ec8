/** Separate from the panel, so that footers do not bring its code to every page. */
export const privacyChoicesId = 'escolhas'
