import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Result } from 'autocannon'
import { mailPath } from '../../requests/mail-path.ts'
import { openStore } from '../../server/mail/store/open-store.ts'
import { readSettings } from '../../server/settings.ts'
import { startPostgres } from '../mail/postgres.ts'
import type { RunningService } from '../mail/running-services.ts'
import installSlowPackages from '../programs/slow-packages.ts'

installSlowPackages()
const { default: autocannon } = await import('autocannon')
const { startWorkerd } = await import('../mail/workerd.ts')

const connections = 50
const [kinds = 'SQLite,PostgreSQL,workerd', seconds = '10'] = process.argv.slice(2)

const starts: Record<string, () => Promise<RunningService>> = {
  SQLite: () => startPrograms(1),
  async PostgreSQL() {
    const server = await startPostgres({ isDurable: true })
    const service = await startPrograms(3, server.url)
    return { ...service, stop: () => service.stop().then(server.stop) }
  },
  workerd: startWorkerd,
}

/**
 * `npm run bench:mail -- SQLite,PostgreSQL,workerd SECONDS`: measures how many different requests per second the mail
 * service stores, and how long each takes.
 */
async function main(): Promise<void> {
  console.log(
    `${connections} connections for ${seconds} s, each request different and on the disk before it is answered:`,
  )
  for (const kind of kinds.split(',')) {
    const service = await starts[kind]?.()
    if (!service) throw new Error(`There is no ${kind}, only ${Object.keys(starts).join(', ')}.`)
    try {
      const result = await load(service.origins)
      const { received } = await service.store.totals()
      const refused = result.non2xx + result.errors
      console.log(`${kind}, instances: ${service.origins.length}`)
      console.log(`  ${result.requests.average.toFixed(0)} requests a second`)
      console.log(`  p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, longest ${result.latency.max} ms`)
      console.log(`  ${result['2xx']} acknowledged, ${received} stored, ${refused} refused or failed`)
      if (received < result['2xx'] || refused > 0) process.exitCode = 1
    } finally {
      await service.stop()
    }
  }
}

/** The service runs in processes of its own, because the load generator occupies one. */
async function startPrograms(count: number, databaseUrl = ''): Promise<RunningService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-bench-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, MAIL_RATE: '100000000' }
  const programs = Array.from({ length: count }, () => {
    const program = spawn(process.execPath, ['server/mail/serve-mail.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return { program, lines: createInterface(program.stdout) }
  })
  const origins = await Promise.all(
    programs.map(async ({ lines }) => /http:\S+/.exec(String((await once(lines, 'line'))[0]))?.[0] ?? ''),
  )
  const store = openStore(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder }))
  return {
    origins: origins.map((origin) => origin.replace('localhost', '127.0.0.1')),
    store,
    async stop() {
      await store.close()
      for (const { program } of programs) program.kill()
      await Promise.all(programs.map(({ program }) => once(program, 'exit')))
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function load(origins: string[]): Promise<Result> {
  let count = 0
  return autocannon({
    // autocannon accepts several addresses, but its types do not.
    url: origins.map((origin) => origin + mailPath) as unknown as string,
    connections,
    duration: Number(seconds),
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => {
          count += 1
          return { ...request, body: JSON.stringify(contactRequest(count)) }
        },
      },
    ],
  })
}

function contactRequest(count: number) {
  return {
    name: `Pessoa ${count}`,
    phone: '(11) 90000-0000',
    company: 'Oficina do Bairro',
    role: 'Diretora',
    email: `pessoa${count}@oficina.example`,
    message: 'Precisamos de um aplicativo para agendar consultas, com lembretes por mensagem. '.repeat(4),
    origin: 'https://tecto.example/pt-br/contato',
  }
}

await main()
