import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../programs/build-elsewhere.ts'
import { freePort } from '../programs/free-port.ts'

// Service managers end a server by SIGTERM to what they have started, which is npm. In a copy: `npm start` builds.
let project: string
beforeAll(() => {
  project = copyProject()
  // Never newer than what is installed, so that nothing is installed into the folder that the copy borrows.
  utimesSync(join(project, 'package-lock.json'), 0, 0)
}, 60_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

test.each([
  { command: 'npm start' },
  { command: 'npm run serve' },
  { command: 'npm run mail' },
  { command: 'npm run dev', portOption: '-- --strictPort --port ' },
])('$command ends with npm, and its port is free', { timeout: 600_000 }, async ({ command, portOption }) => {
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
  // A group of its own: what an end by SIGTERM leaves behind is killed with it.
  const npm = spawn(program, args, { cwd: project, env, detached: true, stdio: 'ignore' })
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // Nothing was left behind.
    }
  })
  return npm
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://localhost:${port}/`, { signal: AbortSignal.timeout(10_000) })
    return true
  } catch (error) {
    // A server that is slow to answer is there.
    return (error as Error).name === 'TimeoutError'
  }
}
