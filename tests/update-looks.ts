import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findChromium } from '../scripts/find-chromium.ts'

// `npm run looks`: what the last build looks like becomes what the browser tests compare with. Screens that are gone go too.
rmSync('tests/looks', { recursive: true, force: true })
const { status } = spawnSync('npm', ['run', '--silent', 'test:browser', '--', 'every-address', '--grep', '@look'], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: findChromium(), UPDATE_LOOKS: '1' },
})
process.exit(status ?? 1)
