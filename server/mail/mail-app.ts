import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { mailPath } from '../../requests/mail-path.ts'
import { reportsPath } from '../../requests/reports-path.ts'
import { mailHeaders } from '../headers/header-table.ts'
import { logError, reasonOf } from '../log.ts'
import { jsonAnswers, type Refusal } from './answers.ts'
import { formAnswers, isForm } from './form-answers.ts'
import { healthApp, healthPath, readyPath } from './health.ts'
import type { Limits } from './limits.ts'
import { readMailRequest } from './mail-request.ts'
import { type Report, reportsApp } from './reports.ts'
import { isSpam } from './spam.ts'
import type { RequestStore, Storing } from './store/request-store.ts'

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
  /** How many reports may be sent. */
  reportLimits: Limits
  /** Called for each report of a fault in a browser. */
  onReport: (report: Report) => void
}

const ownPaths: unknown[] = [mailPath, reportsPath, healthPath, readyPath]

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
  reportLimits,
  onReport,
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
      if (!answersFor(context).isAllowed)
        return refuse(context, { status: 403, error: 'This form is on another site.' })
      const seconds = await limits.begin(addressOf(context))
      return seconds > 0 ? refuse(context, { status: 429, seconds, error: tooManyOfAddress }) : next()
    },
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => refuse(context, { status: 413, error: `The request is larger than ${mostBytes} bytes.` }),
    }),
    async (context) => {
      const answers = answersFor(context)
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json' && !isForm(context))
        return refuse(context, { status: 415, error: 'Send the request as application/json.' })
      const key = context.req.header('idempotency-key')
      if (key && key.length > longestKey)
        return refuse(context, { status: 400, error: 'The Idempotency-Key is too long.' })
      const bytes = await context.req.arrayBuffer()
      const body = decode(bytes)
      const value = body === undefined ? undefined : answers.read(body)
      const seconds = await limits.weigh(addressOf(context), bytes.byteLength)
      if (seconds.ofAddress > 0)
        return refuse(context, { status: 429, seconds: seconds.ofAddress, error: tooManyOfAddress, value })
      if (seconds.ofAll > 0) {
        context.set('outcome', 'limited')
        return refuse(context, {
          status: 503,
          seconds: seconds.ofAll,
          error: 'Too many requests at the moment.',
          value,
        })
      }
      if (body === undefined || !value)
        return refuse(context, { status: 400, error: 'The body is not a JSON object in UTF-8.' })
      const read = readMailRequest(value, answers.wordsOf)
      if ('problems' in read)
        return refuse(context, { status: 422, error: 'Some fields are not valid.', problems: read.problems, value })

      const { request } = read
      const isTakenForSpam = isSpam(request)
      const storing = await store.add({ body, request, key: key || undefined, isSpam: isTakenForSpam })
      context.set('outcome', storing === 'stored' && isTakenForSpam ? 'stored as spam' : storing)
      if (storing === 'conflict')
        return refuse(context, { status: 422, error: 'This Idempotency-Key was used for another request.' })
      if (storing === 'stored') onStored()
      return answers.accept()
    },
  )
  app.route('/', reportsApp({ limits: reportLimits, addressOf, onReport }))
  app.route('/', healthApp(store, { isForwarding }))
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
    logError('a request could not be stored', { reason: reasonOf(error) })
    return refuse(context, { status: 503, seconds: secondsToMend, error: 'The request could not be stored.' })
  })
  return app
}

type MailApp = Hono<{ Variables: { outcome?: Answered['outcome'] } }>

/** How a request ended that was not stored. */
function outcomeOf(status: number): Answered['outcome'] {
  if (status === 429) return 'limited'
  return status >= 500 ? 'failed' : 'refused'
}

/** Scripts of the site keep the request where they are told when to try again, and send it then. */
function refuse(context: Context, refusal: Refusal): Response | Promise<Response> {
  if (refusal.seconds !== undefined) context.header('retry-after', String(refusal.seconds))
  return answersFor(context).refuse(refusal)
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function answersFor(context: Context) {
  return isForm(context) ? formAnswers(context) : jsonAnswers(context)
}
