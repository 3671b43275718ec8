import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestStore } from '../request-store.ts'

/** Outside the database, because a backup of that may be restored, and without personal data. */
const fileName = 'erased.jsonl'

interface Erasure {
  id: number
  receivedAt: number
}

/** Erases requests and records that first, so that it can be repeated after a restore. */
export async function eraseForGood(store: RequestStore, folder: string, requests: Erasure[]): Promise<number> {
  if (requests.length === 0) return 0
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = requests.map(({ id, receivedAt }) => `${JSON.stringify({ id, receivedAt, erasedAt: Date.now() })}\n`)
  // After a line of its own: on a full disk, an earlier one may have been cut off.
  appendFileSync(join(folder, fileName), `\n${lines.join('')}`, { mode: 0o600 })
  return erase(store, requests)
}

/** Repeats all erasures. @returns how many requests were there again */
export async function eraseAgain(store: RequestStore, folder: string): Promise<number> {
  const file = join(folder, fileName)
  if (!existsSync(file)) return 0
  // A line that was cut off belongs to an erasure that was refused.
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
  return erase(
    store,
    lines.map((line) => JSON.parse(line)),
  )
}

async function erase(store: RequestStore, requests: Erasure[]): Promise<number> {
  let count = 0
  for (const { id, receivedAt } of requests) count += Number(await store.erase(id, receivedAt))
  // Even if nothing is left to erase: last time, a reader may have kept it from what follows.
  await store.purge()
  return count
}
