import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runStages, type Stage } from '../renderer/build/stages.ts'
import { installedChromium, otherEngines } from './programs/find-chromium.ts'
import { installedPostgres } from './programs/find-postgres.ts'

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { more: { type: 'boolean' }, verbose: { type: 'boolean' } },
})

const reports = 'test-results'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

const chromium: Stage = { name: 'Chromium', command: ['node', 'tests/programs/find-chromium.ts'] }
const postgres: Stage = { name: 'PostgreSQL', command: ['node', 'tests/programs/find-postgres.ts'] }
const check: Stage = { name: 'content, types, lint, unused code', command: ['npm', 'run', '--silent', 'check'] }
const build: Stage = { name: 'build', command: ['node', 'renderer/build/build.ts'] }

function unitTests(...which: string[]): Stage {
  const report = ['--passWithNoTests', '--reporter=minimal', '--reporter=json', `--outputFile=${unitReport}`]
  return { name: 'unit and component tests', command: ['vitest', 'run', ...report, ...which] }
}

function browserTests(...which: string[]): Stage {
  return {
    name: 'browser tests',
    command: ['playwright', 'test', '--pass-with-no-tests', '--reporter=dot,json', ...which],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  }
}

/** `npm run test:more`: what is slow by nature, and the tests of the browser in other engines. */
const moreStages = [
  build,
  unitTests('--project=more'),
  browserTests('--project=more*', ...otherEngines.installed.map((name) => `--project=${name}`)),
]

/**
 * `npm test`: everything that must pass before a push. Check and build use one processor each, and tests spend half of
 * their time waiting for programs and browsers.
 */
const stages = [
  [check, build],
  [unitTests('--project=!more'), browserTests('--project=browser')],
]

/** `npm test -- FILE …`: these tests, against the last build. */
function stagesOf(chosen: string[]): Stage[] {
  const specs = chosen.filter((file) => file.endsWith('.spec.ts'))
  const others = chosen.filter((file) => !specs.includes(file))
  return [...(others.length > 0 ? [unitTests(...others)] : []), ...(specs.length > 0 ? [browserTests(...specs)] : [])]
}

rmSync(reports, { recursive: true, force: true })
// One after the other, because they may install packages.
if (!installedChromium()) await runStages([chromium])
if (!installedPostgres()) await runStages([postgres])
if (files.length > 0) await runStages(stagesOf(files), { verbose: true })
else {
  await runStages(options.more ? moreStages : stages, options)
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  const { numPassedTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
  console.log(`${numPassedTests + stats.expected} passed, 0 failed`)
}
if (options.more && otherEngines.missing.length > 0) {
  const missing = otherEngines.missing.join(' ')
  console.log(`Not tested in ${missing}: Playwright has not installed it (npx playwright install ${missing}).`)
}
