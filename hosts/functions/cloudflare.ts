import { clearLimits, limiterInD1 } from '../../server/mail/d1-limiter.ts'
import { type D1Database, openD1Store } from '../../server/mail/store/d1-store.ts'
import { visitorOf } from '../../server/mail/visitor-of.ts'
import { createFunctionService } from './function-service.ts'

interface Environment extends Record<string, unknown> {
  REQUESTS: D1Database
}

interface Execution {
  waitUntil: (work: Promise<unknown>) => void
}

/** A Worker makes its service for each call: what belongs to one call may not be used by another. */
function serviceFor(environment: Environment, execution: Execution) {
  const { store, run } = openD1Store(environment.REQUESTS)
  const service = createFunctionService({
    environment,
    store,
    openLimiter: limiterInD1(run),
    addressOf: ({ req }) => visitorOf(req.header('cf-connecting-ip') ?? ''),
    waitUntil: (work) => execution.waitUntil(work),
  })
  return { ...service, clear: () => clearLimits(run) }
}

// The Worker beside the site's files on Cloudflare. Its trigger (wrangler.jsonc) calls `scheduled` each minute.
export default {
  fetch: (request: Request, environment: Environment, execution: Execution) =>
    serviceFor(environment, execution).fetch(request),
  async scheduled(_: unknown, environment: Environment, execution: Execution) {
    const service = serviceFor(environment, execution)
    await service.work()
    await service.clear()
  },
}
