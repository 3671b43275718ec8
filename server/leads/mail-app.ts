import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formOf } from '../../forms/forms.ts'
import { mailPath, maxOriginLength, sentFragment } from '../../forms/mail-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import type { ServerSettings } from '../settings.ts'
import type { Forwarder } from './forwarder.ts'
import type { LeadStore } from './lead-store.ts'
import { errorMessage, log, logError } from './log.ts'
import { createLimit, networkOf } from './rate-limits.ts'
import { type FieldErrors, parseForm, parseJson, readLead } from './read-lead.ts'
import { refusedFormPage } from './refused-form.ts'

/** The largest request. URL encoding, by which browsers send forms, writes a letter with an accent as six bytes. */
export const maxBytes = 192 * 1024

/** Responds while the process runs. */
const livePath = '/healthz'
/** Responds with an error while leads cannot be stored. */
const readyPath = '/readyz'

/** Whether a request is for the mail service, on a server that also serves the site. */
export function isMailRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return [mailPath, livePath, readyPath].includes(url.replace(/\?.*/, ''))
}

type MailContext = Context<{ Bindings: HttpBindings }>

/** Receives leads, and accepts each only after it is stored. */
export function createMailApp(settings: ServerSettings, store: LeadStore, forwarder: Forwarder | undefined) {
  const { origins, trustedProxies, maxPerAddress } = settings
  const allows = createLimit(maxPerAddress)
  const app = new Hono<{ Bindings: HttpBindings }>()

  async function receive(context: MailContext): Promise<Response> {
    const { req } = context
    if (!(await allows(networkOf(context.env.incoming, trustedProxies))))
      return refuse(context, 429, 'Too many requests from this address.')
    const sent = isForm(context) ? parseForm(await req.text(), pageOf(context)) : parseJson(await req.arrayBuffer())
    if (!sent) return refuse(context, 400, 'The body is not a JSON object in UTF-8.')
    const key = req.header('idempotency-key')
    // The site's scripts send a key or, from another origin, none.
    const isOfScripts = !isForm(context) && (key !== undefined || origins.includes(req.header('origin') ?? ''))
    const lead = readLead(formOf(sent, req.query('form')), sent, isOfScripts)
    if ('errors' in lead) return refuse(context, 422, 'Some fields are not valid.', lead.errors)
    // A form that the browser itself sends does not say its page: the same words from another page are another lead.
    const body = isForm(context) ? JSON.stringify(sent) : await req.text()
    await store.add({ body, key, fields: lead.fields })
    forwarder?.wake()
    if (!isForm(context)) return context.json({ status: 'accepted' }, 202)
    return context.redirect(`${pathIn(context, 'thanks')}#${sentFragment}${crypto.randomUUID()}`, 303)
  }

  const allowHeaders = ['Content-Type', 'Idempotency-Key']
  app.use(addHeaders, cors({ origin: [...origins], allowMethods: ['POST'], allowHeaders, maxAge: 86_400 }))
  app.use(mailPath, logRequest)
  app.post(mailPath, ownFormsOnly, limitedSize, receive)
  app.get(livePath, (context) => context.json({ status: 'alive' }))
  app.get(readyPath, async (context) => {
    await store.probe()
    return context.json({ status: 'ready' })
  })
  app.onError((error, context) => {
    if (error instanceof HTTPException) return refuse(context, 403, 'The form is of another site.')
    if (context.env.incoming.readableAborted) return refuse(context, 400, 'The connection ended too early.')
    logError('a lead could not be stored', { reason: errorMessage(error) })
    return refuse(context, 503, 'The lead could not be stored.')
  })
  return app
}

const addHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(mailHeaders)) context.header(name, value)
}

/** One line for each request to store a lead, without anything that a visitor wrote. */
const logRequest: MiddlewareHandler = async (context, next) => {
  const startedAt = performance.now()
  await next()
  log('request', { status: context.res.status, ms: Math.round(performance.now() - startedAt) })
}

const limitedSize = bodyLimit({
  maxSize: maxBytes,
  onError(context) {
    // The rest of the body is not read, so the connection must not be reused: the next request on it would be lost.
    context.header('connection', 'close')
    return refuse(context, 413, `The request is larger than ${maxBytes} bytes.`)
  },
})

/** CORS keeps out scripts of other origins, but no form that a browser sends by itself. */
const ownFormsOnly = csrf({
  origin: (origin, { req }) => URL.canParse(origin) && new URL(origin).host === req.header('host'),
})

function refuse(context: MailContext, status: ContentfulStatusCode, error: string, fields?: FieldErrors) {
  const form = formOf({}, context.req.query('form'))
  if (isForm(context)) return context.html(refusedFormPage(pathIn(context, 'page'), form, fields), status)
  return context.json({ error, fields }, status)
}

/** Whether the browser sent the form by itself, without scripts. */
function isForm({ req }: MailContext): boolean {
  return /^application\/x-www-form-urlencoded/i.test(req.header('content-type') ?? '')
}

/** The address of the form's page. */
function pageOf(context: MailContext): string {
  const { req } = context
  const origin = req.header('origin') ?? ''
  // The header names the protocol, which a request behind a proxy lacks; some browsers withhold it.
  const page = new URL(pathIn(context, 'page'), /^https?:/.test(origin) ? origin : req.url).href
  const referer = req.header('referer') ?? ''
  return referer.startsWith(`${page}?`) ? referer.slice(0, maxOriginLength) : page
}

/** One of the two paths in the form's address: a path of this site, so that nobody can be redirected elsewhere. */
function pathIn({ req }: MailContext, name: 'page' | 'thanks'): string {
  const path = req.query(name)
  return path && /^(\/[\w-]+)+$/.test(path) ? path : '/'
}
