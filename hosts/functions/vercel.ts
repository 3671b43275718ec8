import { timingSafeEqual } from 'node:crypto'
import { waitUntil } from '@vercel/functions'
import type { FunctionService } from './function-service.ts'
import { openPostgresService } from './postgres-service.ts'

let opened: FunctionService | undefined

function service(): FunctionService {
  opened ??= openPostgresService({
    // Vercel overwrites this header, so visitors cannot forge it.
    addressOf: ({ req }) => req.header('x-real-ip') ?? '',
    waitUntil,
  })
  return opened
}

export function requests(request: Request): Promise<Response> {
  return service().fetch(request)
}

/** The cron job: Vercel sends CRON_SECRET, which nobody else knows. */
export async function work(request: Request): Promise<Response> {
  if (!isFromClock(request)) return new Response(null, { status: 401 })
  await service().work()
  return new Response(null, { status: 204 })
}

function isFromClock(request: Request): boolean {
  const secret = process.env.CRON_SECRET
  const sent = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return Boolean(secret) && sent.length === expected.length && timingSafeEqual(sent, expected)
}
