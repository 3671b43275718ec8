import type { Database, Row, SqlValue } from './database.ts'

/** The part of D1's Worker API that is used (https://developers.cloudflare.com/d1/worker-api/). */
export interface D1Binding {
  prepare: (sql: string) => { bind: (...values: SqlValue[]) => D1Statement }
  batch: (statements: D1Statement[]) => Promise<{ results: Row[] }[]>
}
type D1Statement = object

/** The D1 of a Worker, which runs a batch as one transaction, and one transaction after the other. */
export function openD1(binding: D1Binding): Database {
  return {
    dialect: 'sqlite',
    identity: binding,
    async run(statements) {
      const prepared = statements.map(({ sql, values = [] }) => binding.prepare(numbered(sql)).bind(...values))
      return (await binding.batch(prepared)).map(({ results }) => results)
    },
    overwrite: async () => {},
    close: async () => {},
  }
}

/**
 * D1 over HTTP, for the commands, whose values are only texts and numbers
 * (https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/query/).
 * @param address `https://api.cloudflare.com/client/v4/accounts/…/d1/database/…`
 */
export function openD1OverHttp(address: string, token: string): Database {
  return {
    dialect: 'sqlite',
    async run(statements) {
      const batch = statements.map(({ sql, values = [] }) => ({ sql: numbered(sql), params: values }))
      const response = await fetch(`${address}/query`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ batch }),
      })
      const { success, result, errors } = (await response.json()) as D1Response
      if (!success) throw new Error(`Cloudflare: ${errors.map(({ message }) => message).join(' ')}`)
      return result.map(({ results }) => results)
    },
    overwrite: async () => {},
    close: async () => {},
  }
}

interface D1Response {
  success: boolean
  result: { results: Row[] }[]
  errors: { message: string }[]
}

/** D1 writes placeholders as `?1`. */
function numbered(sql: string): string {
  return sql.replace(/\$(?=\d)/g, '?')
}
