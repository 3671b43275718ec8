import { AsyncLocalStorage } from 'node:async_hooks'
import type { FunctionService } from './function-service.ts'
import { openPostgresService } from './postgres-service.ts'

/** Netlify's function context (https://docs.netlify.com/build/functions/api/). */
interface Call {
  ip: string
  waitUntil: (work: Promise<unknown>) => void
}

const calls = new AsyncLocalStorage<Call>()
let opened: FunctionService | undefined

function service(): FunctionService {
  opened ??= openPostgresService({
    addressOf: () => calls.getStore()?.ip ?? '',
    waitUntil: (work) => calls.getStore()?.waitUntil(work),
  })
  return opened
}

export function requests(request: Request, call: Call): Promise<Response> {
  return calls.run(call, () => service().fetch(request))
}

export async function work(): Promise<Response> {
  await service().work()
  return new Response(null, { status: 204 })
}
