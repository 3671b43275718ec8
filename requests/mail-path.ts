/** Where the mail service takes requests, on the site's own origin or on that of `VITE_MAIL_URL`. */
export const mailPath = '/api/mail/contact'

/**
 * Where a browser sends a form by itself, if its page has no scripts.
 * @param page the address of the page, whose language the response has
 * @param thanks the address of the page that follows
 */
export function formAction(page: string, thanks: string): string {
  return `${mailPath}?${new URLSearchParams({ page, thanks })}`
}
