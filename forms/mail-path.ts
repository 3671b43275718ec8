/** The path of the mail service on the site's own origin, or on that of `VITE_MAIL_URL`. */
export const mailPath = '/api/mail/contact'

/** How much of a page's address a lead holds: it may carry any number of campaign parameters. */
export const maxOriginLength = 2000

/** A thank-you page, perhaps on another domain, learns by this fragment that a lead was sent. An id follows it. */
export const sentFragment = 'enviado-'

/**
 * Where a browser without scripts sends a form.
 * @param page its language is that of the response
 * @param thanks the page that follows
 * @param form the form's id, whose words a response has even if nothing of what was sent could be read
 */
export function formAction(page: string, thanks: string, form: string): string {
  return `${mailPath}?${new URLSearchParams({ page, thanks, form })}`
}
