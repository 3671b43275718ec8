import { realpathSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createListener } from './site-listener.ts'

/**
 * Serves the site in a folder that may be a link. When the link changes (server/deploy/publish.ts), the new release is served.
 * Requests that have begun are finished with the old one.
 * @throws where the folder has no complete build at the start
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
      console.log(`Now serving ${found}.`)
    } catch (error) {
      console.error(`Still serving the old release, since the new one has a fault: ${(error as Error).message}`)
    }
  }, lookEveryMs).unref()
  return { listener: (request, response) => listener(request, response), stop: () => clearInterval(timer) }
}
