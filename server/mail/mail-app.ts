import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { FormRequest } from '../../forms/forms.ts'
import { mailPath, sentMark } from '../../forms/mail-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { targetOf } from '../request-target.ts'
import type { ServerSettings } from '../settings.ts'
import type { Forwarder } from './forwarder.ts'
import { createLimits, type LimitSettings, networkOf } from './limits.ts'
import { errorMessage, type log, logError } from './log.ts'
import { type FieldErrors, isSpam, parseForm, parseJson, readRequest } from './read-request.ts'
import type { RequestStore } from './request-store.ts'
import { unsentFormPage } from './unsent-form.ts'

/** A browser that sends a form by itself writes a letter with an accent as six characters. */
export const maxBytes = 192 * 1024
const maxKeyLength = 255
const retryAfterErrorSeconds = 60

/** Whether the process runs: to restart it if not. */
const livePath = '/healthz'
/** Whether a request can be stored. */
const readyPath = '/readyz'

export interface MailSettings extends LimitSettings, Pick<ServerSettings, 'origins' | 'trustedProxies'> {
  /** The build that this server also serves: its pages are shown again when their form could not be accepted. */
  siteFolder?: string
}

interface MailParts {
  store: RequestStore
  forwarder?: Forwarder
  /** Gets a line for each request, without anything that a visitor wrote. */
  log: typeof log
}

interface Variables {
  outcome?: 'stored' | 'stored as spam' | 'repeated' | 'limited'
  /** What was sent, by field name. */
  value?: object
  request: FormRequest
}

type Step = MiddlewareHandler<{ Variables: Variables }>

/** Whether a request is for the mail service, on a server that also serves the site. */
export function isMailRequest(request: Pick<IncomingMessage, 'url'>): boolean {
  return [mailPath, livePath, readyPath].includes(targetOf(request).path)
}

/** Receives the form requests; responds 202 only after a request is stored. */
export function createMailApp(settings: MailSettings, { store, forwarder, log }: MailParts) {
  const { origins, siteFolder, trustedProxies } = settings
  const limits = createLimits(settings)
  const networkOfVisitor = ({ env }: Context) => networkOf((env as HttpBindings).incoming, trustedProxies)
  const app = new Hono<{ Variables: Variables }>()

  const handled: Step = async (context, next) => {
    const startedAt = performance.now()
    const id = crypto.randomUUID()
    await next()
    context.header('x-request-id', id)
    const { status } = context.res
    const outcome = context.get('outcome') ?? (status >= 500 ? 'failed' : 'refused')
    log('request', { id, outcome, status, ms: Math.round(10 * (performance.now() - startedAt)) / 10 })
  }

  const limited: Step = async (context, next) => {
    // Tunnels send no length. What came is in memory by now, and limited.
    const bytes = context.req.header('content-length') ?? (await context.req.arrayBuffer()).byteLength
    const seconds = await limits.attempt(networkOfVisitor(context), Number(bytes))
    if (seconds === 0) return next()
    context.set('outcome', 'limited')
    // The page that is shown again keeps what was typed.
    if (isForm(context)) context.set('value', await sentIn(context))
    return refuse(context, { status: 429, seconds, error: 'Too many requests from this address.' })
  }

  const size = bodyLimit({
    maxSize: maxBytes,
    onError(context) {
      // The rest of the body is not read, so the connection must not be reused: the next request on it would be lost.
      context.header('connection', 'close')
      return refuse(context, { status: 413, error: `The request is larger than ${maxBytes} bytes.` })
    },
  })

  const type: Step = async (context, next) =>
    typeOf(context) === 'application/json' || isForm(context)
      ? next()
      : refuse(context, { status: 415, error: 'Send the request as application/json.' })

  const read: Step = async (context, next) => {
    const value = await sentIn(context)
    if (!value) return refuse(context, { status: 400, error: 'The body is not a JSON object in UTF-8.' })
    context.set('value', value)
    // The site's scripts sent it: with a key or, from another origin, without.
    const { req } = context
    const mayHaveWaited = req.header('idempotency-key') !== undefined || origins.includes(req.header('origin') ?? '')
    const result = readRequest(value, mayHaveWaited && !isForm(context))
    if ('errors' in result)
      return refuse(context, { status: 422, error: 'Some fields are not valid.', errors: result.errors })
    context.set('request', result.request)
    return next()
  }

  const storeOnce: Step = async (context, next) => {
    const key = context.req.header('idempotency-key')
    if (key && key.length > maxKeyLength)
      return refuse(context, { status: 400, error: 'The Idempotency-Key is too long.' })
    const network = networkOfVisitor(context)
    const seconds = await limits.reserve(network)
    if (seconds > 0) {
      context.set('outcome', 'limited')
      return refuse(context, { status: 503, seconds, error: 'Too many requests at the moment.' })
    }
    const request = context.get('request')
    const isTakenForSpam = isSpam(request)
    let isNew = false
    try {
      isNew = await store.add({ body: await context.req.text(), key, request, isSpam: isTakenForSpam })
    } finally {
      if (!isNew) await limits.release(network)
    }
    context.set('outcome', isNew ? (isTakenForSpam ? 'stored as spam' : 'stored') : 'repeated')
    if (isNew) forwarder?.wake()
    return next()
  }

  const answer = (context: Context) =>
    isForm(context)
      ? context.redirect(pathIn(context, 'thanks') + sentMark + crypto.randomUUID(), 303)
      : context.json({ status: 'accepted' }, 202)

  interface Refusal {
    status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
    error: string
    /** When to send it again: the site's scripts keep the request until then. */
    seconds?: number
    errors?: FieldErrors
  }

  async function refuse(context: Context, { status, error, seconds, errors }: Refusal): Promise<Response> {
    if (seconds !== undefined) context.header('retry-after', String(seconds))
    const values: Record<string, string> | undefined = context.get('value')
    if (siteFolder && values && isForm(context)) {
      const form = { page: pathIn(context, 'page'), values, errors: errors ?? {} }
      const shown = await unsentFormPage(siteFolder, form)
      if (shown) return context.html(shown.page, status, shown.headers)
    }
    return context.json({ error, fields: errors }, status)
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
  app.post(mailPath, handled, ownForms, size, limited, type, read, storeOnce, answer)
  app.all(mailPath, (context) => {
    context.header('allow', 'POST')
    return refuse(context, { status: 405, error: 'Send requests with POST.' })
  })
  app.get(livePath, (context) => context.json({ status: 'alive' }))
  app.get(readyPath, async (context) => {
    await store.check()
    return context.json({ status: 'ready' })
  })
  app.notFound((context) =>
    refuse(context, { status: 404, error: `There is nothing here. Requests go to ${mailPath}.` }),
  )
  app.onError((error: NodeJS.ErrnoException | HTTPException, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    const hasVisitorLeft = error.code === 'ECONNRESET'
    if (hasVisitorLeft)
      return refuse(context, { status: 400, error: 'The connection ended before the request was complete.' })
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

function typeOf({ req }: Context): string | undefined {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/** What was sent, by field name; undefined if it cannot be read. */
async function sentIn(context: Context): Promise<object | undefined> {
  const { req } = context
  if (!isForm(context)) return parseJson(await req.arrayBuffer())
  const origin = req.header('origin') ?? ''
  // It names the protocol, which a request behind a proxy lacks; some browsers withhold it.
  const site = /^https?:/.test(origin) ? origin : req.url
  return parseForm(await req.text(), new URL(pathIn(context, 'page'), site).href)
}

/** Whether the browser sent the form by itself, without scripts. */
function isForm(context: Context): boolean {
  return typeOf(context) === 'application/x-www-form-urlencoded'
}

/** A path of this site, so that nobody can be redirected elsewhere. */
function pathIn({ req }: Context, name: 'page' | 'thanks'): string {
  const path = req.query(name)
  return path && /^(\/[\w-]+)+$/.test(path) ? path : '/'
}
