import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** This machine only: clients that reach the server directly could forge the address by which they are counted. */
export const defaultHost = '127.0.0.1'

/** How long a stop waits for running requests and other work: less than the 10 s that Docker waits. */
const patienceMs = 8000

/** How long a connection waits for the next request: longer than proxies reuse it, usually 60 to 75 s. */
const keepAliveMs = 80_000

interface Listening {
  port: number
  host: string
  /** The beginning of the line that announces the address, as in 'The site is served'. */
  name: string
  /** Called after the last response, to end background work. */
  onStop: () => Promise<void>
}

/** Serves until the process gets a signal to stop, then finishes running requests. */
export function listen(listener: RequestListener, { port, host, name, onStop }: Listening): void {
  const server = createServer({ keepAliveTimeout: keepAliveMs }, listener)
  server.on('error', ({ message }) => {
    console.error(`PORT or --host cannot be used: ${message}.`)
    process.exit(1)
  })
  server.listen(port, host, () => {
    const { port } = server.address() as AddressInfo
    console.log(`${name} on http://${host === defaultHost ? 'localhost' : host}:${port}`)
  })

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    // Keep-alive connections would keep the process running.
    setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([closed.then(onStop), after(patienceMs)])
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
