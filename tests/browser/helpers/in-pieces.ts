import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './fixtures.ts'

const pieces = 20

interface SlowSite {
  origin: string
  /** Holds requests for fonts from now on, and answers them once the returned function is called. */
  holdFonts: () => () => void
}

/**
 * The site on a slow network: its documents arrive in pieces, and are painted in between; its fonts arrive when a test
 * lets them.
 */
export const test = base.extend<{ releaseFonts: () => void }, { slowSite: SlowSite }>({
  slowSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use, { project }) => {
      let released = Promise.resolve()
      const holdFonts = () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        released = promise
        return resolve
      }
      const server = createServer(async ({ url }, response) => {
        const isFont = url?.endsWith('.woff2')
        if (isFont) await released
        const answer = await fetch(`${project.use.baseURL}${url}`, { headers: { 'accept-encoding': 'identity' } })
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, {
          ...Object.fromEntries(
            [...answer.headers].filter(
              ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name),
            ),
          ),
          // The next page asks for them again.
          ...(isFont && { 'cache-control': 'no-store' }),
        })
        const size = answer.headers.get('content-type')?.startsWith('text/html')
          ? Math.ceil(body.length / pieces)
          : body.length
        for (let start = 0; start < body.length; start += size) {
          if (start) await new Promise((resolve) => setTimeout(resolve, 25))
          response.write(body.subarray(start, start + size))
        }
        response.end()
      }).listen(0)
      await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, holdFonts })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ slowSite }, use) => use(slowSite.origin),
  releaseFonts: ({ slowSite }, use) => use(slowSite.holdFonts()),
})
