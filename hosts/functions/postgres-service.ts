import type { Context } from 'hono'
import { openPostgres } from '../../server/mail/store/postgres.ts'
import { RequestStore } from '../../server/mail/store/request-store.ts'
import { createFunctionService, type FunctionService } from './function-service.ts'

interface PostgresFunction {
  addressOf: (context: Context) => string
  waitUntil: (work: Promise<void>) => void
}

/**
 * The service for hosts whose functions run in Node; stores requests in the PostgreSQL of `DATABASE_URL`.
 * @throws if the setting is missing
 */
export function openPostgresService(options: PostgresFunction): FunctionService {
  const url = process.env.DATABASE_URL
  if (!url)
    throw new Error(
      'DATABASE_URL is missing. Set it to the address of the PostgreSQL database that stores the requests.',
    )
  const database = openPostgres(url)
  return createFunctionService({
    environment: process.env,
    openStore: (settings) => new RequestStore(database, settings),
    ...options,
  })
}
