import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * Reads `.env` into the environment, whose own values go first. Some editors write a byte order mark, with which Node and
 * Vite lose the first line.
 * @returns the names in the file
 */
export function loadEnvFile(): string[] {
  if (!existsSync('.env')) return []
  const values = parseEnv(readFileSync('.env', 'utf8').replace('\uFEFF', ''))
  process.env = { ...values, ...process.env }
  return Object.keys(values)
}
