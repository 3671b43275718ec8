import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { mailPath } from '../../forms/mail-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { errorMessage, logError } from '../log.ts'
import { healthApp, healthPath, readyPath } from './health.ts'
import type { Limits } from './protection/limits.ts'
import { isSpam } from './protection/spam.ts'
import { formReplies, isForm } from './requests/form-replies.ts'
import { readMailRequest } from './requests/mail-request.ts'
import { jsonReplies, type Refusal } from './requests/replies.ts'
import type { RequestStore, StoreResult } from './store/request-store.ts'

export const maxBytes = 64 * 1024
const maxKeyLength = 255
const tooManyOfAddress = 'Too many requests from this address.'
const retryAfterErrorSeconds = 60
const retryWhenFullSeconds = 3600

/** The result of a request, without anything that a visitor wrote. */
export interface HandledRequest {
  /** Also sent as `x-request-id`. */
  id: string
  outcome: StoreResult | 'stored as spam' | 'refused' | 'limited' | 'failed'
  status: number
  ms: number
}

export interface MailAppOptions {
  store: RequestStore
  /** Other origins that may send requests, such as `https://tecto.example`. */
  origins: readonly string[]
  limits: Limits
  addressOf: (context: Context) => string
  /** Called after each stored request. */
  onStored: () => void
  /** Called after each response. */
  onHandled: (handled: HandledRequest) => void
}

const ownPaths: unknown[] = [mailPath, healthPath, readyPath]

/** Whether a request is for the mail service, on a server that also serves the site. */
export function isMailRequest({ url = '' }: IncomingMessage): boolean {
  return ownPaths.includes(url.split('?')[0])
}

/** Receives the form requests; responds 202 only after a request is stored. */
export function createMailApp({ store, origins, limits, addressOf, onStored, onHandled }: MailAppOptions): MailApp {
  const app: MailApp = new Hono()

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
  app.post(
    mailPath,
    async (context, next) => {
      const startedAt = performance.now()
      const id = crypto.randomUUID()
      await next()
      context.header('x-request-id', id)
      const { status } = context.res
      const outcome = context.get('outcome') ?? outcomeOf(status)
      onHandled({ id, outcome, status, ms: Math.round(10 * (performance.now() - startedAt)) / 10 })
    },
    async (context, next) => {
      if (!repliesFor(context).isAllowed)
        return refuse(context, { status: 403, error: 'This form is on another site.' })
      const seconds = await limits.begin(addressOf(context))
      return seconds > 0 ? refuse(context, { status: 429, seconds, error: tooManyOfAddress }) : next()
    },
    bodyLimit({
      maxSize: maxBytes,
      onError(context) {
        // The rest of the body is not read, so the connection must not be reused: the next request on it would be lost.
        context.header('connection', 'close')
        return refuse(context, { status: 413, error: `The request is larger than ${maxBytes} bytes.` })
      },
    }),
    async (context) => {
      const replies = repliesFor(context)
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json' && !isForm(context))
        return refuse(context, { status: 415, error: 'Send the request as application/json.' })
      const key = context.req.header('idempotency-key')
      if (key && key.length > maxKeyLength)
        return refuse(context, { status: 400, error: 'The Idempotency-Key is too long.' })
      const bytes = await context.req.arrayBuffer()
      const body = decode(bytes)
      const value = body === undefined ? undefined : replies.read(body)
      const seconds = await limits.addSize(addressOf(context), bytes.byteLength)
      if (seconds > 0) return refuse(context, { status: 429, seconds, error: tooManyOfAddress, value })
      if (body === undefined || !value)
        return refuse(context, { status: 400, error: 'The body is not a JSON object in UTF-8.' })
      const read = readMailRequest(value, replies.wordsOf)
      if ('problems' in read)
        return refuse(context, { status: 422, error: 'Some fields are not valid.', problems: read.problems, value })

      const wait = await limits.remaining(addressOf(context))
      if (wait > 0) {
        context.set('outcome', 'limited')
        return refuse(context, { status: 503, seconds: wait, error: 'Too many requests at the moment.', value })
      }
      const { request } = read
      const isTakenForSpam = isSpam(request)
      const storing = await store.add({ body, request, key: key || undefined, isSpam: isTakenForSpam })
      context.set('outcome', storing === 'stored' && isTakenForSpam ? 'stored as spam' : storing)
      if (storing === 'conflict')
        return refuse(context, { status: 422, error: 'This Idempotency-Key was used for another request.' })
      if (storing === 'full') {
        logError('a request could not be stored', { reason: 'the storage limit is reached (MAIL_MOST_STORED)' })
        return refuse(context, {
          status: 503,
          seconds: retryWhenFullSeconds,
          error: 'The storage is full at the moment.',
          value,
        })
      }
      if (storing === 'stored') {
        // The request is stored: a failed count is no reason to have it sent again.
        await limits.count(addressOf(context)).catch(() => undefined)
        onStored()
      }
      return replies.accept()
    },
  )
  app.route('/', healthApp(store))
  app.all(mailPath, (context) => {
    context.header('allow', 'POST')
    return refuse(context, { status: 405, error: 'Send requests with POST.' })
  })
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

type MailApp = Hono<{ Variables: { outcome?: HandledRequest['outcome'] } }>

/** The outcome of a request that was not stored. */
function outcomeOf(status: number): HandledRequest['outcome'] {
  if (status === 429) return 'limited'
  return status >= 500 ? 'failed' : 'refused'
}

/** With Retry-After, the site's scripts keep the request and send it again at that time. */
function refuse(context: Context, refusal: Refusal): Response | Promise<Response> {
  if (refusal.seconds !== undefined) context.header('retry-after', String(refusal.seconds))
  return repliesFor(context).refuse(refusal)
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function repliesFor(context: Context) {
  return isForm(context) ? formReplies(context) : jsonReplies(context)
}
