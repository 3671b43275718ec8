import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createListener } from './site-listener.ts'
import { rulesPath } from './site-rules.ts'

/**
 * Serves the build in a folder, and switches when the folder is rebuilt; running requests are finished with the old
 * build.
 * @throws if the folder has no complete build at the start
 */
export function watchSite(build: string, intervalMs = 2000): { listener: RequestListener; stop: () => void } {
  let served = versionOf(build)
  let listener = createListener(build)
  let lastError = ''
  const timer = setInterval(() => {
    try {
      const found = versionOf(build)
      if (found === served) return
      listener = createListener(build)
      served = found
      lastError = ''
      console.log(`Now serving the new build in ${build}.`)
    } catch (error) {
      const { message } = error as Error
      if (message !== lastError)
        console.error(`Still serving the old build, because the new one has an error: ${message}`)
      lastError = message
    }
  }, intervalMs).unref()
  return { listener: (request, response) => listener(request, response), stop: () => clearInterval(timer) }
}

/** The time of the build, which writes its rules last. */
function versionOf(build: string): number | undefined {
  return statSync(rulesPath(build), { throwIfNoEntry: false })?.mtimeMs
}
