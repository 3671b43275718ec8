import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { findChromium } from '../scripts/find-chromium.ts'
import { screens, subjectOf } from './browser/screens.ts'

// `npm run looks`: what the last build looks like becomes what the browser tests compare with. Screens that are gone go too.
rmSync('tests/looks', { recursive: true, force: true })
const { status } = spawnSync('npx', ['playwright', 'test', '--project=more', 'looks'], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: findChromium(), UPDATE_LOOKS: '1' },
})
const subjects = Object.fromEntries(Object.keys(screens).map((screen) => [screen, subjectOf(screen)]))
writeFileSync('tests/looks/subjects.json', `${JSON.stringify(subjects, null, 2)}\n`)
process.exit(status ?? 1)
