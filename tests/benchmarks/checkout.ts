import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type Cost, measureCommand } from './peers.ts'

/**
 * Builds another version of this site in its own folder and lets its own server serve it: what a server expects of a build changes, too.
 * @throws where its build fails, or its server does not answer within ten seconds
 */
export async function serveCheckout(folder: string): Promise<{ origin: string; build: Cost; close: () => void }> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const build = measureCommand('npm run build', folder)
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
