import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

const unitReport = 'test-results/unit.json'
const browserReport = 'test-results/browser.json'

/** Everything that must hold before a change lands, cheapest first; stops at the first step that fails. */
function runAll(): void {
  rmSync('test-results', { recursive: true, force: true })
  const CHROME_PATH = findChromium()
  step('check', ['run', '--silent', 'check'])
  step('build', ['run', '--silent', 'build'])
  step(
    'unit and component tests',
    ['run', '--silent', 'test:unit', '--', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`],
    { CHROME_PATH },
  )
  step('browser tests', ['run', '--silent', 'test:browser', '--', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  })
  console.log(`${countTests()} passed, 0 failed`)
}

function step(name: string, args: string[], env: Record<string, string> = {}): void {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync('npm', args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(status ?? 1)
  }
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function countTests(): number {
  const unit = JSON.parse(readFileSync(unitReport, 'utf8')).numPassedTests
  const browser = JSON.parse(readFileSync(browserReport, 'utf8')).stats.expected
  return unit + browser
}

runAll()
