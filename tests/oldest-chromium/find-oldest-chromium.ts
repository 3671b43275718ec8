import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The last for Windows 7 and 8; a package for cloud functions still holds it. */
const version = '109.0.6'
const folder = 'node_modules/.cache/oldest-chromium'

/** The path of the oldest Chromium that the site promises to work in. It is fetched once (57 MB), and runs on Linux with an Intel processor. */
export function oldestChromium(): string {
  const program = `${folder}/chromium-${version}`
  if (existsSync(program)) return program
  // Several processes may fetch it at once: each does so in a folder of its own. The first one's is taken, and never replaced: it may run already.
  const own = `${folder}/${process.pid}`
  mkdirSync(own, { recursive: true })
  execFileSync('npm', [
    'install',
    ...['--prefix', own, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
    `@sparticuz/chromium@${version}`,
  ])
  const packed = readFileSync(`${own}/node_modules/@sparticuz/chromium/bin/chromium.br`)
  writeFileSync(`${own}/chromium`, brotliDecompressSync(packed), { mode: 0o755 })
  try {
    linkSync(`${own}/chromium`, program)
  } catch (error) {
    if (!existsSync(program)) throw error
  }
  rmSync(own, { recursive: true })
  return program
}
