import type { IncomingMessage } from 'node:http'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { FormRequest } from '../../forms/forms.ts'
import { mailPath } from '../../forms/mail-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { targetOf } from '../request-target.ts'
import type { Limits } from './limits.ts'
import { errorMessage, type log, logError } from './log.ts'
import { type FieldErrors, isSpam, parseForm, parseJson, readRequest } from './read-request.ts'
import type { RequestStore } from './request-store.ts'
import { unsentFormPage } from './unsent-form.ts'

export const maxBytes = 64 * 1024
/** A browser that sends a form by itself writes a letter with an accent as six characters. */
const maxFormBytes = 3 * maxBytes
const maxKeyLength = 255
const retryAfterErrorSeconds = 60

const healthPath = '/healthz'
const readyPath = '/readyz'

export interface MailAppOptions {
  store: RequestStore
  /** Other origins that may send requests, such as `https://tecto.example`. */
  origins: readonly string[]
  limits: Limits
  networkOf: (context: Context) => string
  /** The build that this server also serves: its pages are shown again when their form could not be accepted. */
  siteFolder?: string
  /** Called after each stored request. */
  onStored: () => void
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
  return [mailPath, healthPath, readyPath].includes(targetOf(request).path)
}

/** Receives the form requests; responds 202 only after a request is stored. */
export function createMailApp(options: MailAppOptions): Hono<{ Variables: Variables }> {
  const { store, origins, limits, networkOf, siteFolder, onStored, log } = options
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

  /** Scripts of other origins are held off by CORS; a form that a browser sends by itself is not. */
  const ownOrigin: Step = async (context, next) =>
    isForm(context) && !originOfForm(context)
      ? refuse(context, { status: 403, error: 'This form is on another site.' })
      : next()

  const limited: Step = async (context, next) => {
    const bytes = Number(context.req.header('content-length') ?? maxBytes)
    const seconds = await limits.attempt(networkOf(context), Math.min(bytes, maxFormBytes))
    if (seconds === 0) return next()
    context.set('outcome', 'limited')
    // The page that is shown again keeps what was typed.
    if (isForm(context) && bytes <= maxFormBytes) context.set('value', await sentIn(context))
    return refuse(context, { status: 429, seconds, error: 'Too many requests from this address.' })
  }

  const sizeUpTo = (maxSize: number): Step =>
    bodyLimit({
      maxSize,
      onError(context) {
        // The rest of the body is not read, so the connection must not be reused: the next request on it would be lost.
        context.header('connection', 'close')
        return refuse(context, { status: 413, error: `The request is larger than ${maxSize} bytes.` })
      },
    })
  const [jsonSize, formSize] = [sizeUpTo(maxBytes), sizeUpTo(maxFormBytes)]
  const size: Step = (context, next) => (isForm(context) ? formSize : jsonSize)(context, next)

  const type: Step = async (context, next) =>
    typeOf(context) === 'application/json' || isForm(context)
      ? next()
      : refuse(context, { status: 415, error: 'Send the request as application/json.' })

  const read: Step = async (context, next) => {
    const value = await sentIn(context)
    if (!value) return refuse(context, { status: 400, error: 'The body is not a JSON object in UTF-8.' })
    context.set('value', value)
    const result = readRequest(value)
    if ('errors' in result)
      return refuse(context, { status: 422, error: 'Some fields are not valid.', errors: result.errors })
    context.set('request', result.request)
    return next()
  }

  const storeOnce: Step = async (context, next) => {
    const key = context.req.header('idempotency-key')
    if (key && key.length > maxKeyLength)
      return refuse(context, { status: 400, error: 'The Idempotency-Key is too long.' })
    const network = networkOf(context)
    const seconds = await limits.reserve(network)
    if (seconds > 0) {
      context.set('outcome', 'limited')
      return refuse(context, { status: 503, seconds, error: 'Too many requests at the moment.' })
    }
    const request = context.get('request')
    const isTakenForSpam = isSpam(request)
    let isNew = false
    try {
      const body = new Uint8Array(await context.req.arrayBuffer())
      isNew = await store.add({ body, key, request, isSpam: isTakenForSpam })
    } finally {
      if (!isNew) await limits.release(network)
    }
    context.set('outcome', isNew ? (isTakenForSpam ? 'stored as spam' : 'stored') : 'repeated')
    if (isNew) onStored()
    return next()
  }

  const answer = (context: Context) =>
    isForm(context) ? context.redirect(pathIn(context, 'thanks'), 303) : context.json({ status: 'accepted' }, 202)

  interface Refusal {
    status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503
    error: string
    /** When to send it again: the site's scripts keep the request until then. */
    seconds?: number
    errors?: FieldErrors
  }

  async function refuse(context: Context, { status, error, seconds, errors }: Refusal): Promise<Response> {
    if (seconds !== undefined) context.header('retry-after', String(seconds))
    const again = seconds === undefined ? '' : ` Try again in ${seconds} seconds.`
    const values: Record<string, string> | undefined = context.get('value')
    if (siteFolder && values && isForm(context)) {
      const form = { page: pathIn(context, 'page'), values, errors: errors ?? {} }
      const shown = await unsentFormPage(siteFolder, form)
      if (shown) return context.html(shown.page, status, shown.headers)
    }
    return context.json({ error: error + again, fields: errors }, status)
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
  app.post(mailPath, handled, ownOrigin, limited, size, type, read, storeOnce, answer)
  app.all(mailPath, (context) => {
    context.header('allow', 'POST')
    return refuse(context, { status: 405, error: 'Send requests with POST.' })
  })
  addHealth(app, store)
  app.notFound((context) =>
    refuse(context, { status: 404, error: `There is nothing here. Requests go to ${mailPath}.` }),
  )
  app.onError((error: NodeJS.ErrnoException, context) => {
    const hasVisitorLeft = error.code === 'ECONNRESET'
    if (hasVisitorLeft)
      return refuse(context, { status: 400, error: 'The connection ended before the request was complete.' })
    logError('a request could not be stored', { reason: errorMessage(error) })
    return refuse(context, { status: 503, seconds: retryAfterErrorSeconds, error: 'The request could not be stored.' })
  })
  return app
}

/** `/healthz`: the process runs. `/readyz`: a request can be stored. */
function addHealth(app: Hono<{ Variables: Variables }>, store: RequestStore): void {
  app.get(healthPath, (context) => context.json({ status: 'ok' }))
  app.get(readyPath, async (context) => {
    const isReady = await store.check().then(
      () => true,
      () => false,
    )
    return context.json({ status: isReady ? 'ready' : 'database not writable' }, isReady ? 200 : 503)
  })
}

function typeOf({ req }: Context): string | undefined {
  return req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/** What was sent, by field name; undefined if it cannot be read. */
async function sentIn(context: Context): Promise<object | undefined> {
  const bytes = await context.req.arrayBuffer()
  return isForm(context)
    ? parseForm(bytes, new URL(pathIn(context, 'page'), originOfForm(context)).href)
    : parseJson(bytes)
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

/**
 * The origin of the site, if the form is on it. Browsers send `Sec-Fetch-Site` only over HTTPS; otherwise the origin is
 * compared.
 */
function originOfForm({ req }: Context): string | undefined {
  const [host, origin, site] = ['host', 'origin', 'sec-fetch-site'].map((name) => req.header(name) ?? '')
  if (/^https?:\/\/[^/]+$/.test(String(origin)) && URL.canParse(String(origin))) {
    const isSame = site ? site === 'same-origin' : new URL(String(origin)).host === host
    return isSame ? origin : undefined
  }
  return site === 'same-origin' && URL.canParse(`https://${host}`) ? `https://${host}` : undefined
}
