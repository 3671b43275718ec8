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

/** @throws with the build's output if it fails */
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
 * Builds a version of the site in its folder and serves it with that version's own server, whose expectations of a
 * build may differ.
 * @throws if the build fails or the server does not respond within ten seconds
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
  // Kills the process group, because npm does not forward the signal.
  const close = () => process.kill(-(server.pid as number))
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return { origin, build, close }
    await setTimeout(100)
  }
  close()
  throw new Error(`npm run serve in ${folder} does not answer on ${origin}`)
}
