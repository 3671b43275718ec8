import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './fixtures.ts'

const pieces = 20

/** The site on a slow network: its documents arrive in pieces, and are painted in between. */
export const test = base.extend<object, { slowSite: string }>({
  slowSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use, { project }) => {
      const server = createServer(async ({ url }, response) => {
        const answer = await fetch(`${project.use.baseURL}${url}`, { headers: { 'accept-encoding': 'identity' } })
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(
          answer.status,
          Object.fromEntries(
            [...answer.headers].filter(
              ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name),
            ),
          ),
        )
        const size = answer.headers.get('content-type')?.startsWith('text/html')
          ? Math.ceil(body.length / pieces)
          : body.length
        for (let start = 0; start < body.length; start += size) {
          if (start) await new Promise((resolve) => setTimeout(resolve, 25))
          response.write(body.subarray(start, start + size))
        }
        response.end()
      }).listen(0)
      await use(`http://localhost:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ slowSite }, use) => use(slowSite),
})
