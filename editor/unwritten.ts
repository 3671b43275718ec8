/** Stands in new entries where words are still to be written. No build takes a text that holds it, so it never reaches visitors. */
export const unwritten = 'TODO'
