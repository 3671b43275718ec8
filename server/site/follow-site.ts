import { realpathSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createListener } from './site-listener.ts'
import { rulesPath } from './site-rules.ts'

/**
 * Serves the site in a folder that may be a link. When the link changes (server/deploy/publish.ts), or the folder is built again, the
 * new release is served. Requests that have begun are finished with the old one.
 * @throws where the folder has no complete build at the start
 */
export function followSite(build: string, lookEveryMs = 2000): { listener: RequestListener; stop: () => void } {
  let served = versionOf(build)
  let listener = createListener(realpathSync(build))
  let fault = ''
  const timer = setInterval(() => {
    try {
      const found = versionOf(build)
      if (found === served) return
      listener = createListener(realpathSync(build))
      served = found
      fault = ''
      console.log(`Now serving ${realpathSync(build)}.`)
    } catch (error) {
      const { message } = error as Error
      if (message !== fault) console.error(`Still serving the old release, since the new one has a fault: ${message}`)
      fault = message
    }
  }, lookEveryMs).unref()
  return { listener: (request, response) => listener(request, response), stop: () => clearInterval(timer) }
}

/** The folder, and when it was built: a build writes its rules last. */
function versionOf(build: string): string {
  const folder = realpathSync(build)
  return `${folder} ${statSync(rulesPath(folder), { throwIfNoEntry: false })?.mtimeMs}`
}
