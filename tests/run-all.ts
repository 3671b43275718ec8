import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { findChromium } from './find-chromium.ts'

const unitReport = 'test-results/unit.json'
const browserReport = 'test-results/browser.json'

interface Step {
  name: string
  args: string[]
  env?: Record<string, string>
}

/** Everything that must hold before a change lands, cheapest first; stops where something fails. */
async function runAll(): Promise<void> {
  rmSync('test-results', { recursive: true, force: true })
  const CHROME_PATH = findChromium()
  // One uses one processor, the other the other.
  await Promise.all([runQuietly({ name: 'check', args: ['check'] }), runQuietly({ name: 'build', args: ['build'] })])
  await run({
    name: 'unit and component tests',
    args: ['test:unit', '--', '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`],
    env: { CHROME_PATH },
  })
  await run({
    name: 'browser tests',
    args: ['test:browser', '--', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  })
  console.log(`${countTests()} passed, 0 failed`)
}

async function run({ name, args, env }: Step): Promise<void> {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = await once(child, 'close')
  end(name, status, start)
}

/** Says what the step has said when it is over, so that two can run at a time. */
async function runQuietly({ name, args, env }: Step): Promise<void> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', ...args], { env: { ...process.env, ...env } })
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  console.log(`\n— ${name}\n${output}${errors}`)
  end(name, status, start)
}

function end(name: string, status: number | null, start: number): void {
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

await runAll()
