import { type D1Binding, openD1 } from '../../server/mail/store/d1.ts'
import { RequestStore } from '../../server/mail/store/request-store.ts'
import { createFunctionService } from './function-service.ts'

interface Environment extends Record<string, unknown> {
  REQUESTS: D1Binding
}

interface Execution {
  waitUntil: (work: Promise<unknown>) => void
}

/** A Worker makes its service for each call: what belongs to one call may not be used by another. */
function serviceFor(environment: Environment, execution: Execution) {
  return createFunctionService({
    environment,
    openStore: (options) => new RequestStore(openD1(environment.REQUESTS), options),
    addressOf: ({ req }) => req.header('cf-connecting-ip') ?? '',
    waitUntil: (work) => execution.waitUntil(work),
  })
}

// The Worker beside the site's files on Cloudflare. Its trigger (wrangler.jsonc) calls `scheduled` each minute.
export default {
  fetch: (request: Request, environment: Environment, execution: Execution) =>
    serviceFor(environment, execution).fetch(request),
  scheduled: (_: unknown, environment: Environment, execution: Execution) => serviceFor(environment, execution).work(),
}
