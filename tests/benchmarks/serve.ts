import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import Table from 'cli-table3'
import { pagesWithoutAddress } from '../../hosts/hosted-site.ts'
import { freePort } from '../free-port.ts'
import { caddy, type RunningProgram, startProgram } from '../hosts/start-servers.ts'
import { createFolder } from '../temporary-folder.ts'

const connections = 50

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    build: { type: 'string', default: 'dist' },
  },
})

interface Run {
  requestsPerSecond: number
  p99Ms: number
  /** What an answer costs the server: other programs on the machine change it less than the two figures above. */
  processorMicroseconds: number
  /** How many programs wanted a processor, in the last minute. */
  machineLoad: number
}

/** The medians of several runs. */
interface Result extends Run {
  asked: string
  server: string
  runs: Run[]
}

/**
 * `npm run bench:serve`: how many pages a second our own server and Caddy with the same rules send from the same build, in turns.
 * The load generator takes one processor.
 */
async function main(): Promise<void> {
  const build = resolve(options.build)
  const { folder, remove } = createFolder({})
  for (const name of ['caddy', 'data']) mkdirSync(join(folder, name))
  const servers: Record<string, RunningProgram> = {}
  try {
    servers['our own'] = await startOwnServer(build, join(folder, 'data'))
    servers.Caddy = await startProgram(caddy, build, join(folder, 'caddy'))
    const results: Result[] = []
    for (const [asked, addresses] of Object.entries({
      'the home page': ['/'],
      'all pages in turn': addressesOf(build),
    }))
      for (const [server, runs] of Object.entries(await measureInTurns(servers, addresses)))
        results.push({ asked, server, ...mediansOf(runs), runs })
    const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version }
    console.log(options.json ? JSON.stringify({ connections, machine, results }, null, 2) : formatResults(results))
  } finally {
    for (const { stop } of Object.values(servers)) await stop()
    remove()
  }
}

/** The servers take turns, so that a busy machine slows both. */
async function measureInTurns(servers: Record<string, RunningProgram>, addresses: string[]) {
  const runs: Record<string, Run[]> = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))
  for (const server of Object.values(servers)) await load(server, addresses, 1)
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const [name, server] of Object.entries(servers))
      runs[name]?.push(await load(server, addresses, Number(options.seconds)))
  return runs
}

/** @throws where an answer is not a page. */
async function load({ port, pid }: RunningProgram, addresses: string[], seconds: number): Promise<Run> {
  const before = processorSeconds(pid)
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    setupClient: dropBodies,
    requests: addresses.map((path) => ({ path })),
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not pages, ${errors} requests failed.`)
  return {
    requestsPerSecond: requests.average,
    p99Ms: latency.p99,
    processorMicroseconds: ((processorSeconds(pid) - before) / requests.total) * 1e6,
    machineLoad: loadavg()[0] ?? 0,
  }
}

/**
 * Autocannon reads each body as text, even one in Brotli. That takes it longer than any of these servers needs for an answer, so
 * that it would measure itself.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } }
  pipelinedRequests.addBody = () => undefined
}

async function startOwnServer(build: string, dataFolder: string): Promise<RunningProgram> {
  const port = await freePort()
  const server = spawn(process.execPath, ['server/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: build, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(server.stdout), 'line')
  return {
    port,
    pid: Number(server.pid),
    async stop() {
      server.kill()
      await once(server, 'exit')
    },
  }
}

function addressesOf(build: string): string[] {
  return readdirSync(join(build, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .filter((address) => !pagesWithoutAddress.includes(address))
}

function mediansOf(runs: Run[]): Run {
  const median = (name: keyof Run) =>
    runs.map((run) => run[name]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN
  return {
    requestsPerSecond: median('requestsPerSecond'),
    p99Ms: median('p99Ms'),
    processorMicroseconds: median('processorMicroseconds'),
    machineLoad: median('machineLoad'),
  }
}

function formatResults(results: Result[]): string {
  const table = new Table({
    head: ['pages', 'server', 'requests a second', 'p99', 'processor time of an answer', 'machine load'],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  })
  for (const { asked, server, requestsPerSecond, p99Ms, processorMicroseconds, machineLoad } of results)
    table.push([
      asked,
      server,
      requestsPerSecond.toFixed(0),
      `${p99Ms} ms`,
      `${processorMicroseconds.toFixed(0)} µs`,
      machineLoad.toFixed(1),
    ])
  const { length } = cpus()
  return `${connections} connections that accept Brotli, medians of ${options.rounds} runs of ${options.seconds} s in turns.
${length} processors, of which the load generator takes one; Node ${process.version}.
${table.toString()}`
}

/** What a program has used so far, from the files in which Linux tells it in hundredths of a second; elsewhere it is not known. */
function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / 100
}

await main()
