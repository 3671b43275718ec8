import { globSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { runSteps, type Step } from '../renderer/build/steps.ts'
import { canBuildImages, missingPackages, otherEngines } from './programs/system-programs.ts'

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { slow: { type: 'boolean' }, verbose: { type: 'boolean' } },
})

const reports = 'test-results'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

const setup: Step = {
  name: `missing programs (${missingPackages(options).join(', ')})`,
  command: ['npm', 'run', '--silent', 'setup:tests', ...(options.slow ? ['--', '--slow'] : [])],
}
const check: Step = { name: 'content, types, lint, unused code', command: ['npm', 'run', '--silent', 'check'] }
const build: Step = { name: 'build', command: ['node', 'renderer/build/build.ts'] }

function unitTests(...which: string[]): Step {
  const report = ['--reporter=minimal', '--reporter=json', `--outputFile=${unitReport}`]
  return { name: 'unit and component tests', command: ['vitest', 'run', ...report, ...which] }
}

function browserTests(...which: string[]): Step {
  return {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=dot,json', ...which],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  }
}

/**
 * `npm test`: everything that must pass before a push. Check and build use one processor each, and tests spend half of
 * their time waiting for programs and browsers.
 */
const steps = [
  [check, build],
  [unitTests('--project=!slow'), browserTests('--project=browser')],
]

/** `npm run test:more`: what is slow by nature, and the tests of the browser in other engines. */
const slowSteps = [
  build,
  unitTests('--project=slow'),
  browserTests('--project=slow*', ...otherEngines.installed.map((name) => `--project=${name}`)),
]

rmSync(reports, { recursive: true, force: true })
if (files.length > 0) {
  // `npm test -- FILE …`: these tests, against the last build. A FILE may be a folder, or a part of a path.
  const known = globSync('**/*.{test.ts,test.tsx,spec.ts}', { exclude: ['**/node_modules', 'dist*', 'art'] })
  const testsIn = (file: string) => known.filter((path) => path.includes(relative('', file.replace(/:\d+$/, ''))))
  const unknown = files.filter((file) => testsIn(file).length === 0)
  if (unknown.length > 0) {
    console.error(`There are no tests in ${unknown.join(', ')}: name a file (a.test.ts, a.spec.ts) or a folder.`)
    process.exit(1)
  }
  const isSpec = (path: string) => path.endsWith('.spec.ts')
  const specs = files.filter((file) => testsIn(file).some(isSpec))
  const others = files.filter((file) => !testsIn(file).every(isSpec))
  if (others.length > 0) await runSteps([unitTests(...others)], { verbose: true })
  if (specs.length > 0) await runSteps([browserTests(...specs)], { verbose: true })
} else {
  if (missingPackages(options).length > 0) await runSteps([setup], options)
  await runSteps(options.slow ? slowSteps : steps, options)
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  const { numPassedTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
  console.log(`${numPassedTests + stats.expected} passed, 0 failed`)
}
if (options.slow && !canBuildImages()) console.log('Not tested: the image, which takes root rights on Debian.')
if (options.slow && otherEngines.missing.length > 0) {
  const missing = otherEngines.missing.join(' ')
  console.log(`Not tested in ${missing}: Playwright has not installed it (npx playwright install ${missing}).`)
}
