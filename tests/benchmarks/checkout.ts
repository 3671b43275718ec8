import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../programs/free-port.ts'

export interface Cost {
  seconds: number
  processorSeconds: number
  megabytes: number
}

/** @throws with its output where the build fails */
function measureBuild(folder: string): Cost {
  const { status, stdout, stderr } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', 'npm', 'run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}\n${stderr}`)
  const [seconds = 0, user = 0, system = 0, kilobytes = 0] = (stderr.trimEnd().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { seconds, processorSeconds: user + system, megabytes: kilobytes / 1024 }
}

/**
 * Builds a version of this site in its folder and lets its own server serve it: what a server expects of a build changes, too.
 * @throws where its build fails, or its server does not answer within ten seconds
 */
export async function serveCheckout(folder: string): Promise<{ origin: string; build: Cost; close: () => void }> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const build = measureBuild(folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: 'ignore',
    detached: true,
  })
  // The whole group: npm does not pass the signal on to what it has started.
  const close = () => process.kill(-(server.pid as number))
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return { origin, build, close }
    await setTimeout(100)
  }
  close()
  throw new Error(`npm run serve in ${folder} does not answer on ${origin}`)
}
