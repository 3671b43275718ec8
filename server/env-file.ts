import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * Reads `.env` into the environment, whose own values go first. Programs of Windows write UTF-8 with a byte order mark,
 * with which Node and Vite lose the first line, or UTF-16.
 * @returns the names in the file
 */
export function loadEnvFile(): string[] {
  if (!existsSync('.env')) return []
  const bytes = readFileSync('.env')
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const values = parseEnv(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes))
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  return Object.keys(values)
}
