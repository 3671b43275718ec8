import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes files by path and formats them like `npm run format`. */
export function writeFormatted(changes: Record<string, string>): void {
  for (const [file, text] of Object.entries(changes)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const formatted = Object.keys(changes).filter((file) => /\.(ts|json)$/.test(file))
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...formatted])
}
