import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function serve(listener: RequestListener, port = 0) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: chosen } = server.address() as AddressInfo
  return {
    port: chosen,
    origin: `http://localhost:${chosen}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
