import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The last for Windows 7 and 8; a package for cloud functions (tests/package.json) holds it, for Linux with an Intel processor. */
const packed = 'tests/node_modules/@sparticuz/chromium/bin/chromium.br'
const folder = 'node_modules/.cache/oldest-chromium'

/** The path of the oldest Chromium that the site promises to work in. */
export function oldestChromium(): string {
  const program = `${folder}/chromium-109`
  if (existsSync(program)) return program
  if (!existsSync(packed)) throw new Error(`${packed} is missing: npm ci --prefix tests`)
  // Several processes may unpack it at once.
  const own = `${program}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(own, program)
  return program
}
