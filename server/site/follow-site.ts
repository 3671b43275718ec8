import { realpathSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createListener } from './site-listener.ts'

/**
 * The site in a folder that may be a link, and stays so: when the link points elsewhere (server/deploy/publish.ts), the new
 * release is served from then on. Requests that are being answered go on with the one before.
 * @throws where there is no complete build to begin with
 */
export function followSite(build: string, lookEveryMs = 2000): { listener: RequestListener; stop: () => void } {
  let served = realpathSync(build)
  let listener = createListener(served)
  const timer = setInterval(() => {
    try {
      const found = realpathSync(build)
      if (found === served) return
      served = found
      listener = createListener(found)
      console.log(`${found} is served now.`)
    } catch (error) {
      console.error(`What was served is served on: ${(error as Error).message}`)
    }
  }, lookEveryMs).unref()
  return { listener: (request, response) => listener(request, response), stop: () => clearInterval(timer) }
}
