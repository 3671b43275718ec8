import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { contactForm } from '../../../forms/contact.ts'
import { formOf } from '../../../forms/forms.ts'
import { localeOfPath } from '../../../locales/locales.ts'
import type { MessageId } from '../../../locales/message-id.ts'
import { formPage, formPageStyles } from './form-page.ts'
import { messageText } from './messages.ts'
import type { Replies } from './replies.ts'

/** Whether the browser submitted the form itself, without scripts. */
export function isForm({ req }: Context): boolean {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}

const styleHash = createHash('sha256').update(formPageStyles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Responds with pages in the language of the form's page: the thank-you page, or the form with what was written. */
export function formReplies(context: Context): Replies {
  const page = pathIn(context.req.query('page'))
  const locale = localeOfPath(page)
  const thanks = pathIn(context.req.query('thanks'))
  return {
    isAllowed: isSameOrigin(context),
    read(body) {
      // Browsers submit line breaks as CRLF.
      const fields = [...new URLSearchParams(body)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])
      return { ...Object.fromEntries(fields), origin: new URL(page, originOf(context)).href }
    },
    wordsOf({ errors, errorsIn = locale }) {
      const { required, email, choice, tooLong } = errors
      const say = (id: MessageId) => messageText(errorsIn, id)
      return { required: say(required), email: say(email), choice: say(choice), tooLong: say(tooLong) }
    },
    accept: () => context.redirect(thanks, 303),
    refuse({ status, problems = {}, value }) {
      context.header('content-security-policy', policy)
      const { pathname, search } = new URL(context.req.url)
      const written = value && (Object.fromEntries(Object.entries(value)) as Record<string, string>)
      const form = value ? formOf(value) : contactForm
      return context.html(formPage({ locale, page, action: pathname + search, form, problems, written }), status)
    },
  }
}

/** Accepts only paths of this site, so that nobody can be redirected elsewhere. */
function pathIn(text: string | undefined): string {
  return text && /^(\/[\w-]+)+$/.test(text) ? text : '/'
}

/** Browsers send `Sec-Fetch-Site` only over HTTPS; otherwise the origin is compared. */
function isSameOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  return hostOf(originIn(context)) === context.req.header('host')
}

function originOf(context: Context): string {
  return originIn(context) ?? `https://${context.req.header('host')}`
}

/** Programs may send anything, such as `data:,x`: an address that no page can have counts as none. */
function originIn({ req }: Context): string | undefined {
  const origin = req.header('origin') ?? ''
  return /^https?:\/\/[^/]+$/.test(origin) && URL.canParse(origin) ? origin : undefined
}

function hostOf(origin: string | undefined): string | undefined {
  return origin && new URL(origin).host
}
