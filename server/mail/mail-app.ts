import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { mailPath, sentMark } from '../../forms/mail-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { targetOf } from '../request-target.ts'
import type { ServerSettings } from '../settings.ts'
import type { Forwarder } from './forwarder.ts'
import { createLimits, type LimitSettings, networkOf } from './limits.ts'
import { errorMessage, type log, logError } from './log.ts'
import { type FieldErrors, parseForm, parseJson, readRequest } from './read-request.ts'
import { refusedFormPage } from './refused-form.ts'
import type { RequestStore } from './request-store.ts'

/** A browser that sends a form by itself writes a letter with an accent as six characters. */
export const maxBytes = 192 * 1024
const maxKeyLength = 255
const retryAfterErrorSeconds = 60

/** Whether the process runs: to restart it if not. */
const livePath = '/healthz'
/** Whether a request can be stored. */
const readyPath = '/readyz'

export type MailSettings = LimitSettings & Pick<ServerSettings, 'origins' | 'trustedProxies'>

interface MailParts {
  store: RequestStore
  forwarder?: Forwarder
  /** Gets a line for each request, without anything that a visitor wrote. */
  log: typeof log
}

type Variables = { outcome?: 'stored' | 'repeated' | 'limited' }
type MailContext = Context<{ Variables: Variables }>

interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
  error: string
  /** When to send it again: the site's scripts keep the request until then. */
  seconds?: number
  errors?: FieldErrors
  /** What was sent, by field name. */
  value?: object
}

/** Whether a request is for the mail service, on a server that also serves the site. */
export function isMailRequest(request: Pick<IncomingMessage, 'url'>): boolean {
  return [mailPath, livePath, readyPath].includes(targetOf(request).path)
}

/** Receives the form requests; responds 202 only after a request is stored. */
export function createMailApp(settings: MailSettings, { store, forwarder, log }: MailParts) {
  const { origins, trustedProxies } = settings
  const limits = createLimits(settings)
  const app = new Hono<{ Variables: Variables }>()

  const logged: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
    const startedAt = performance.now()
    const id = crypto.randomUUID()
    await next()
    context.header('x-request-id', id)
    const { status } = context.res
    const outcome = context.get('outcome') ?? (status >= 500 ? 'failed' : 'refused')
    log('request', { id, outcome, status, ms: Math.round(10 * (performance.now() - startedAt)) / 10 })
  }

  const limitedSize = bodyLimit({
    maxSize: maxBytes,
    onError(context) {
      // The rest of the body is not read, so the connection must not be reused: the next request on it would be lost.
      context.header('connection', 'close')
      return refuse(context, { status: 413, error: `The request is larger than ${maxBytes} bytes.` })
    },
  })

  async function receive(context: MailContext): Promise<Response> {
    const { req } = context
    const network = networkOf(incomingOf(context), trustedProxies)
    // Tunnels send no length. What came is in memory by now, and limited.
    const bytes = req.header('content-length') ?? (await req.arrayBuffer()).byteLength
    const seconds = await limits.attempt(network, Number(bytes))
    if (seconds > 0) {
      context.set('outcome', 'limited')
      return refuse(context, { status: 429, seconds, error: 'Too many requests from this address.' })
    }
    if (typeOf(context) !== 'application/json' && !isForm(context))
      return refuse(context, { status: 415, error: 'Send the request as application/json.' })
    const key = req.header('idempotency-key')
    if (key && key.length > maxKeyLength)
      return refuse(context, { status: 400, error: 'The Idempotency-Key is too long.' })
    const value = isForm(context) ? parseForm(await req.text(), pageOf(context)) : parseJson(await req.arrayBuffer())
    if (!value) return refuse(context, { status: 400, error: 'The body is not a JSON object in UTF-8.' })
    // The site's scripts have checked it: they send a key or, from another origin, none.
    const isChecked = key !== undefined || origins.includes(req.header('origin') ?? '')
    const result = readRequest(value, isChecked && !isForm(context))
    if ('errors' in result)
      return refuse(context, { status: 422, error: 'Some fields are not valid.', errors: result.errors, value })
    return storeOnce(context, network, { body: await req.text(), key, ...result })
  }

  async function storeOnce(
    context: MailContext,
    network: string,
    request: Parameters<RequestStore['add']>[0],
  ): Promise<Response> {
    const seconds = await limits.reserve(network)
    if (seconds > 0) {
      context.set('outcome', 'limited')
      return refuse(context, { status: 503, seconds, error: 'Too many requests at the moment.' })
    }
    let isNew = false
    try {
      isNew = await store.add(request)
    } finally {
      if (!isNew) await limits.release(network)
    }
    context.set('outcome', isNew ? 'stored' : 'repeated')
    if (isNew) forwarder?.wake()
    if (!isForm(context)) return context.json({ status: 'accepted' }, 202)
    return context.redirect(pathIn(context, 'thanks') + sentMark + crypto.randomUUID(), 303)
  }

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(mailHeaders)) context.header(name, value)
  })
  app.use(
    cors({
      origin: [...origins],
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.post(mailPath, logged, ownForms, limitedSize, receive)
  app.all(mailPath, (context) => {
    context.header('allow', 'POST')
    return refuse(context, { status: 405, error: 'Send requests with POST.' })
  })
  app.get(livePath, (context) => context.json({ status: 'alive' }))
  app.get(readyPath, async (context) => {
    await store.check()
    return context.json({ status: 'ready' })
  })
  app.notFound((context) => refuse(context, { status: 404, error: `Requests go to ${mailPath}.` }))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return refuse(context, { status: 403, error: 'The form is of another site.' })
    if (incomingOf(context).readableAborted)
      return refuse(context, { status: 400, error: 'The connection ended too early.' })
    const isProbe = context.req.path === readyPath
    logError(isProbe ? 'a probe could not be stored' : 'a request could not be stored', { reason: errorMessage(error) })
    return refuse(context, { status: 503, seconds: retryAfterErrorSeconds, error: 'The request could not be stored.' })
  })
  return app
}

/** Scripts of other origins are held off by CORS; a form that a browser sends by itself is not. */
const ownForms = csrf({
  origin: (origin, { req }) => URL.canParse(origin) && new URL(origin).host === req.header('host'),
})

function refuse(context: Context, { status, error, seconds, errors, value = {} }: Refusal) {
  if (seconds !== undefined) context.header('retry-after', String(seconds))
  if (isForm(context)) return context.html(refusedFormPage(pathIn(context, 'page'), value, errors), status)
  return context.json({ error, fields: errors }, status)
}

function typeOf({ req }: Context): string | undefined {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function incomingOf(context: Context): IncomingMessage {
  return (context.env as HttpBindings).incoming
}

/** Whether the browser sent the form by itself, without scripts. */
function isForm(context: Context): boolean {
  return typeOf(context) === 'application/x-www-form-urlencoded'
}

/** The address of the form's page. */
function pageOf(context: Context): string {
  const { req } = context
  const origin = req.header('origin') ?? ''
  // It names the protocol, which a request behind a proxy lacks; some browsers withhold it.
  const page = new URL(pathIn(context, 'page'), /^https?:/.test(origin) ? origin : req.url).href
  const referer = req.header('referer') ?? ''
  return referer.startsWith(`${page}?`) ? referer : page
}

/** A path of this site, so that nobody can be redirected elsewhere. */
function pathIn({ req }: Context, name: 'page' | 'thanks'): string {
  const path = req.query(name)
  return path && /^(\/[\w-]+)+$/.test(path) ? path : '/'
}
