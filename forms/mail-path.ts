/** Relative to the site's own origin, or to that of `VITE_MAIL_URL`. */
export const mailPath = '/api/mail/contact'

/** The fragment by which a thank-you page learns that a lead was sent; an id follows. The page may be on another domain. */
export const sentFragment = 'enviado-'

/**
 * Where a browser without scripts sends a form.
 * @param page its language is that of the response
 * @param thanks the page that follows
 */
export function formAction(page: string, thanks: string): string {
  return `${mailPath}?${new URLSearchParams({ page, thanks })}`
}
