import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { defaultKeepDays, minKeepDays } from '../../forms/retention.ts'

/**
 * Reads `KEEP_DAYS` as the mail service does: from the environment, else from `.env`.
 * @throws if it is not a number of days, or too small
 */
export function readKeepDays(): number {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const setting = process.env.KEEP_DAYS || file.KEEP_DAYS || String(defaultKeepDays)
  if (!/^\d+$/.test(setting) || Number(setting) < minKeepDays)
    throw new Error(
      `KEEP_DAYS is '${setting}', but must be a whole number of days, at least ${minKeepDays} (see .env.example).`,
    )
  return Number(setting)
}
