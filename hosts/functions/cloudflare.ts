import { type D1Binding, openD1 } from '../../server/mail/store/d1.ts'
import { RequestStore } from '../../server/mail/store/request-store.ts'
import { createFunctionService } from './function-service.ts'

interface Environment extends Record<string, unknown> {
  REQUESTS: D1Binding
}

interface Execution {
  waitUntil: (work: Promise<unknown>) => void
}

/** Created anew for each call, because Workers must not share a call's objects with others. */
function serviceFor(environment: Environment, execution: Execution) {
  return createFunctionService({
    environment,
    openStore: (options) => new RequestStore(openD1(environment.REQUESTS), options),
    addressOf: ({ req }) => req.header('cf-connecting-ip') ?? '',
    waitUntil: (work) => execution.waitUntil(work),
  })
}

// The Worker beside the site's files; the cron trigger in wrangler.jsonc calls `scheduled` every minute.
export default {
  fetch: (request: Request, environment: Environment, execution: Execution) =>
    serviceFor(environment, execution).fetch(request),
  scheduled: (_: unknown, environment: Environment, execution: Execution) => serviceFor(environment, execution).work(),
}
