import { readFileSync, rmSync } from 'node:fs'
import { installedChromium, otherEngines } from './find-chromium.ts'
import { installedPostgres } from './find-postgres.ts'
import { runStages, type Stage } from './stages.ts'

// `npm test`: everything that must pass before a push; with `--more` (`npm run test:more`), the slow tests.
const isMore = process.argv.includes('--more')
const reports = 'test-results'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

const npmRun = ['npm', 'run', '--silent'] as const
const chromium: Stage = { name: 'Chromium', command: ['node', 'scripts/find-chromium.ts'] }
const postgres: Stage = { name: 'PostgreSQL', command: ['node', 'scripts/find-postgres.ts'] }
const slowPackages: Stage = { name: 'packages of the slow tests', command: ['node', 'tests/programs/slow-packages.ts'] }
const slowTypes: Stage = { name: 'types of the slow tests', command: ['tsc', '-p', 'tests'] }
const check: Stage = { name: 'content, types, lint, unused code', command: [...npmRun, 'check'] }
const build: Stage = { name: 'build', command: ['node', 'scripts/build.ts'] }

function unitTests(...command: [string, ...string[]]): Stage {
  return {
    name: 'unit and component tests',
    command: [...command, '--passWithNoTests', '--reporter=minimal', '--reporter=json', `--outputFile=${unitReport}`],
  }
}

function browserTests(...command: [string, ...string[]]): Stage {
  return {
    name: 'browser tests',
    command: [...command, '--pass-with-no-tests', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  }
}

rmSync(reports, { recursive: true, force: true })
// One after the other, because they may install packages.
if (!installedChromium()) await runStages([chromium])
if (!installedPostgres()) await runStages([postgres])
await runStages(
  isMore
    ? [
        slowPackages,
        [slowTypes, build],
        unitTests('vitest', 'run', '--project=more'),
        browserTests(
          'playwright',
          'test',
          '--project=more*',
          ...otherEngines.installed.map((name) => `--project=${name}`),
        ),
      ]
    : // Check and build use one processor each, so they run in parallel.
      [[check, build], unitTests(...npmRun, 'test:unit', '--'), browserTests(...npmRun, 'test:browser', '--')],
)
if (isMore && otherEngines.missing.length > 0) {
  const missing = otherEngines.missing.join(' ')
  console.log(`Not tested in ${missing}: Playwright has not installed it (npx playwright install ${missing}).`)
}
const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
const { numPassedTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
console.log(`${numPassedTests + stats.expected} passed, 0 failed`)
