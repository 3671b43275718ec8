import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../programs/build-elsewhere.ts'
import { freePort } from '../programs/free-port.ts'

// Service managers send SIGTERM to npm, the process that they started. A copy is used, because `npm start` builds.
let project: string
beforeAll(() => {
  project = copyProject()
  // Older than the installed packages, so that nothing is installed into the borrowed folder.
  utimesSync(join(project, 'package-lock.json'), 0, 0)
}, 60_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

test.each([
  { command: 'npm start' },
  { command: 'npm run serve' },
  { command: 'npm run mail' },
  { command: 'npm run dev', portOption: '-- --strictPort --port ' },
])('$command ends with npm and frees its port', { timeout: 600_000 }, async ({ command, portOption }) => {
  const port = await freePort()
  const npm = start(portOption ? `${command} ${portOption}${port}` : command, { PORT: `${port}` })
  await expect.poll(() => npm.exitCode !== null || answers(port), { timeout: 300_000, interval: 500 }).toBe(true)
  expect(npm.exitCode, 'it runs').toBeNull()
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect.poll(() => answers(port), { timeout: 60_000, interval: 500 }).toBe(false)
})

function start(command: string, settings: Record<string, string>): ChildProcess {
  const [program = '', ...args] = command.split(' ')
  const env = { ...process.env, DATA_DIR: join(project, 'data'), ...settings }
  // A process group of its own, so that processes left behind are killed with it.
  const npm = spawn(program, args, { cwd: project, env, detached: true, stdio: 'ignore' })
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // No process of the group is left.
    }
  })
  return npm
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(10_000) })
    return true
  } catch (error) {
    // A server that responds slowly is still running.
    return (error as Error).name === 'TimeoutError'
  }
}
