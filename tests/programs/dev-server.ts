import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { copyProject } from './build-elsewhere.ts'
import { freePort } from './free-port.ts'

export interface DevServer {
  /** The copy of the project that it serves and writes to. */
  folder: string
  origin: string
  /** Its output so far. */
  said: () => string
  stop: () => Promise<void>
}

/** Runs `npm run edit` in a copy of the project. */
export async function startDevServer(): Promise<DevServer> {
  const folder = copyProject()
  const port = await freePort()
  // Its own cache, since other servers may run in the project.
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    VITE_CONFIG: JSON.stringify({ cacheDir: join(folder, '.vite') }),
  }
  const program: ChildProcess = spawn(
    process.execPath,
    ['node_modules/.bin/vike', 'dev', '--mode', 'edit', '--strictPort', '--port', `${port}`],
    {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (data) => (said += stripVTControlCharacters(String(data))))
  while (!said.includes('Local:')) {
    if (program.exitCode !== null) throw new Error(`The dev server ended:\n${said}`)
    await setTimeout(200)
  }
  return {
    folder,
    origin: `http://localhost:${port}`,
    said: () => said,
    stop: async () => {
      program.kill('SIGKILL')
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
