import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { defaultKeepDays, minKeepDays } from '../../requests/retention.ts'

/**
 * The setting `KEEP_DAYS`, read as the mail service reads it: from the environment, else from `.env`.
 * @throws where it is no number of days, or too few
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
