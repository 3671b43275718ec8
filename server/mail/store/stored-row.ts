import type { FormRequest } from '../../../requests/request-forms.ts'
import type { StoredRequest } from './request-store.ts'
import type { Row } from './sql-database.ts'

/**
 * The columns of a stored request, by name: a statement that asks for all columns would fail in PostgreSQL once a newer release has added
 * one.
 */
export const storedColumns =
  'id, received_at, request, is_spam, forwarded_at, parked_at, forward_error, forward_attempts'

/** A row as every database has it. PostgreSQL gives large numbers as text. */
export function toStored(row: Row): StoredRequest {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    request: JSON.parse(String(row.request)) as FormRequest,
    isSpam: Number(row.is_spam) === 1,
    forwarding: row.forwarded_at !== null ? 'forwarded' : row.parked_at !== null ? 'parked' : 'waiting',
    error: row.forward_error === null ? undefined : String(row.forward_error),
  }
}
