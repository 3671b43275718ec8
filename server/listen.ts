import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** This machine only: clients that reach the server directly could forge the address by which they are counted. */
export const defaultHost = '127.0.0.1'

/** How long a stop waits for running requests and other work: less than the 10 s that Docker waits. */
const stopMs = 8000

/** How long a connection waits for the next request: longer than proxies reuse it, Caddy for 120 s. */
const keepAliveTimeout = 130_000
/** A client that does not send a whole request, or does not read the response, is cut off within a minute. */
const patience = { requestTimeout: 40_000, headersTimeout: 40_000, connectionsCheckingInterval: 5000 }
/** How long a connection may be silent. Node allows twice as long to a client that has begun to read a response. */
const silenceMs = 25_000

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
  const server = createServer({ keepAliveTimeout, ...patience }, (request, response) => {
    // A request line may have the whole address (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    listener(request, response)
  })
  server.setTimeout(silenceMs)
  server.on('error', ({ message }) => {
    console.error(`PORT or --host cannot be used: ${message}.`)
    process.exit(1)
  })
  server.listen(port, host, () => {
    const { port } = server.address() as AddressInfo
    const inUrl = isIPv6(host) ? `[${host}]` : host
    console.log(`${name} on http://${host === defaultHost ? 'localhost' : inUrl}:${port}`)
  })

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    // Keep-alive connections would keep the process running.
    setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([closed.then(onStop), after(stopMs)])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // If the program that reads the log ends, or the log's disk is full, lines are lost, but nothing else.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
