import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { mailHeaders } from '../headers/header-table.ts'
import { logError, reasonOf } from '../log.ts'
import { healthApp, healthPath, readyPath } from './health.ts'
import type { Limits } from './limits.ts'
import { type FieldProblems, readMailRequest } from './mail-request.ts'
import { isSpam } from './spam.ts'
import type { RequestStore, Storing } from './store/request-store.ts'

export const mailPath = '/api/mail/contact'
export const mostBytes = 64 * 1024
const longestKey = 255
const tooManyOfAddress = 'Too many requests from this address.'
/** When to try again where the database has failed. */
const secondsToMend = 60

/** How a request ended, without anything that a visitor has written. */
export interface Answered {
  /** Names the request in the log, and in the header `x-request-id` of its answer. */
  id: string
  outcome: Storing | 'stored as spam' | 'refused' | 'limited' | 'failed'
  status: number
  ms: number
}

export interface MailAppOptions {
  store: RequestStore
  /** Sites on other origins that may send here, as in `https://tecto.example`. */
  origins: readonly string[]
  limits: Limits
  /** Whether stored requests are forwarded by mail. */
  isForwarding: boolean
  /** The address that a request comes from. */
  addressOf: (context: Context) => string
  /** Called when a request has been stored, so that it can be forwarded. */
  onStored: () => void
  /** Called for each request that was answered. */
  onAnswered: (answered: Answered) => void
}

const ownPaths: unknown[] = [mailPath, healthPath, readyPath]

/** Whether a request is for the mail service, on a server that also serves the site. */
export function isMailRequest({ url = '' }: IncomingMessage): boolean {
  return ownPaths.includes(url.split('?')[0])
}

/** Receives the requests of the site's forms. It answers 202 only after a request is stored. */
export function createMailApp({
  store,
  origins,
  limits,
  isForwarding,
  addressOf,
  onStored,
  onAnswered,
}: MailAppOptions): MailApp {
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
      onAnswered({ id, outcome, status, ms: Math.round(10 * (performance.now() - startedAt)) / 10 })
    },
    async (context, next) => {
      const seconds = await limits.begin(addressOf(context))
      return seconds > 0 ? refuseForNow(context, 429, seconds, tooManyOfAddress) : next()
    },
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => refuse(context, 413, `The request is larger than ${mostBytes} bytes.`),
    }),
    async (context) => {
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json') return refuse(context, 415, 'Send the request as application/json.')
      const key = context.req.header('idempotency-key')
      if (key && key.length > longestKey) return refuse(context, 400, 'The Idempotency-Key is too long.')
      const bytes = await context.req.arrayBuffer()
      const seconds = await limits.weigh(addressOf(context), bytes.byteLength)
      if (seconds.ofAddress > 0) return refuseForNow(context, 429, seconds.ofAddress, tooManyOfAddress)
      if (seconds.ofAll > 0) {
        context.set('outcome', 'limited')
        return refuseForNow(context, 503, seconds.ofAll, 'Too many requests at the moment.')
      }
      const body = decode(bytes)
      const value = body === undefined ? undefined : parse(body)
      if (body === undefined || !value) return refuse(context, 400, 'The body is not a JSON object in UTF-8.')
      const read = readMailRequest(value)
      if ('problems' in read) return refuse(context, 422, 'Some fields are not valid.', read.problems)

      const { request } = read
      const isTakenForSpam = isSpam(request)
      const storing = await store.add({ body, request, key: key || undefined, isSpam: isTakenForSpam })
      context.set('outcome', storing === 'stored' && isTakenForSpam ? 'stored as spam' : storing)
      if (storing === 'conflict') return refuse(context, 422, 'This Idempotency-Key was used for another request.')
      if (storing === 'stored') onStored()
      return context.json({ status: 'accepted' }, 202)
    },
  )
  app.route('/', healthApp(store, { isForwarding }))
  app.all(mailPath, (context) => {
    context.header('allow', 'POST')
    return refuse(context, 405, 'Send requests with POST.')
  })
  app.notFound((context) => refuse(context, 404, `There is nothing here. Requests go to ${mailPath}.`))
  app.onError((error: NodeJS.ErrnoException, context) => {
    const hasVisitorLeft = error.code === 'ECONNRESET'
    if (hasVisitorLeft) return refuse(context, 400, 'The connection ended before the request was complete.')
    logError('a request could not be stored', { reason: reasonOf(error) })
    return refuseForNow(context, 503, secondsToMend, 'The request could not be stored.')
  })
  return app
}

type MailApp = Hono<{ Variables: { outcome?: Answered['outcome'] } }>

/** How a request ended that was not stored. */
function outcomeOf(status: number): Answered['outcome'] {
  if (status === 429) return 'limited'
  return status >= 500 ? 'failed' : 'refused'
}

type Refusal = 400 | 404 | 405 | 413 | 415 | 422 | 429 | 503

function refuse(context: Context, status: Refusal, error: string, fields?: FieldProblems): Response {
  return context.json({ error, fields }, status)
}

/** Browsers keep the request, and send it again when this time is over. */
function refuseForNow(context: Context, status: 429 | 503, seconds: number, error: string): Response {
  context.header('retry-after', String(seconds))
  return refuse(context, status, `${error} Try again in ${seconds} seconds.`)
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
