import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import { openSqliteStore } from '../../server/mail/store/sqlite-store.ts'

const connections = 50
const seconds = Number(process.argv[2] ?? 10)

/** `npm run bench:mail`: how many different requests the mail service stores in a second, and how long each takes. */
async function main(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-bench-'))
  const service = spawn(process.execPath, ['server/mail/serve-mail.ts'], {
    env: { ...process.env, PORT: '4179', DATA_DIR: dataFolder, MAIL_RATE: '100000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(createInterface(service.stdout), 'line')
    const result = await load()
    const store = openSqliteStore(dataFolder)
    const stored = (await store.list({ isSpam: false })).length
    await store.close()
    console.log(
      `${connections} connections for ${seconds} s, each request different and on the disk before it is answered:`,
    )
    console.log(`  ${result.requests.average.toFixed(0)} requests a second`)
    console.log(`  p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, longest ${result.latency.max} ms`)
    console.log(`  ${result['2xx']} acknowledged, ${stored} stored, ${result.non2xx + result.errors} refused or failed`)
    // Requests in flight at the end may be stored without having been counted as acknowledged.
    if (stored < result['2xx'] || result.non2xx + result.errors > 0) process.exitCode = 1
  } finally {
    service.kill()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function load(): Promise<autocannon.Result> {
  let count = 0
  return autocannon({
    url: 'http://127.0.0.1:4179/api/mail/contact',
    connections,
    duration: seconds,
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
