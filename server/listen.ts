import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Listening {
  port: number
  /** The beginning of the line that announces the address, as in 'The site is served'. */
  name: string
  /** Called before the program ends, when the last request has been answered. */
  onStop: () => Promise<void>
}

/** Serves until the program gets a signal to stop; requests that have begun are still answered. */
export function listen(listener: RequestListener, { port, name, onStop }: Listening): void {
  const server = createServer({ requestTimeout: 30_000 }, listener)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    console.error(isTaken ? `Port ${port} is taken. Choose another with PORT=${port + 1}.` : error)
    void onStop().finally(() => process.exit(1))
  })
  server.listen(port, () => console.log(`${name} on http://localhost:${(server.address() as AddressInfo).port}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => void onStop().finally(() => process.exit(0)))
      // A connection stays open after its last answer, for further requests, and would keep the program running.
      setInterval(() => server.closeIdleConnections(), 100)
    })
  }
}
