import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { mailPath } from '../../forms/mail-path.ts'

/** A server of site and mail service, in a process with little memory. */
export interface TargetService {
  origin: string
  isRunning: () => boolean
  /**
   * Sends a request with this visitor's address, as a proxy would. @returns the response status, 0 if there was no
   * response
   */
  post: (value: unknown, from?: string) => Promise<number>
  /** Runs `npm run leads` with little memory. */
  leads: (...args: string[]) => Promise<{ status: number | null }>
  /** Opens its database as another process would. */
  database: () => DatabaseSync
  stop: () => Promise<void>
}

const littleMemory = '--max-old-space-size=512'

export async function startTargetService(settings: Record<string, string> = {}): Promise<TargetService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-attack-'))
  const { PATH } = process.env
  const env = { PATH, PORT: '0', TRUSTED_PROXIES: '1', DATA_DIR: dataFolder, SITE_DIR: resolve('dist'), ...settings }
  let text = ''
  const child = spawn(process.execPath, [littleMemory, resolve('server/serve.ts')], { cwd: dataFolder, env })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  const found = () => /^The site is served on http:\/\/[^:]+:(\d+)$/m.exec(text)?.[1]
  for (let tries = 0; !found() && child.exitCode === null && tries < 200; tries += 1) await after(50)
  const origin = `http://127.0.0.1:${found()}`
  return {
    origin,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async post(value, from = '192.0.2.1') {
      const response = await fetch(origin + mailPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(value),
      }).catch(() => undefined)
      await response?.arrayBuffer()
      return response?.status ?? 0
    },
    async leads(...args) {
      const program = spawn(process.execPath, [littleMemory, resolve('server/mail/leads/leads.ts'), ...args], {
        cwd: dataFolder,
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      program.stdout.resume()
      const [status] = await once(program, 'close')
      return { status }
    },
    database: () => new DatabaseSync(join(dataFolder, 'requests.sqlite'), { timeout: 5000 }),
    async stop() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await ended
      }
      if (existsSync(dataFolder)) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export interface PageTimes {
  p99: number
  longest: number
  failed: number
}

/** Requests pages one after the other until `until` resolves. */
export async function timePages({ origin }: TargetService, until: Promise<unknown>): Promise<PageTimes> {
  const times: number[] = []
  let failed = 0
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    const response = await fetch(`${origin}/pt-br`).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.status !== 200) failed += 1
    times.push(performance.now() - startedAt)
    await after(5)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  return { p99: at(0.99), longest: at(1), failed }
}
