import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** A value without quotes in which a `#` begins a comment without a space before it. */
const cutValue = /^[\t ]*(\w+)[\t ]*=(?![\t ]*['"`])[^#\n]*[^\s#]#/m

/**
 * Reads `.env` into the environment, whose own values go first, unless they are empty. @returns the names in the file
 * @throws if a value would not be what was written
 */
export function loadEnvFile(): string[] {
  if (!existsSync('.env')) return []
  // Without the byte order mark that some programs write, and with which Node loses the first line.
  const text = new TextDecoder().decode(readFileSync('.env'))
  if (text.includes('\0')) throw new Error('.env is not in UTF-8: save it in that encoding.')
  const [, cut] = cutValue.exec(text) ?? []
  if (cut) throw new Error(`.env: ${cut} would end before its #. Put the value in quotes.`)
  const values = parseEnv(text)
  for (const [name, value] of Object.entries(values)) process.env[name] ||= value
  return Object.keys(values)
}
