import { unwatchFile, watchFile } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createListener } from './site-listener.ts'
import { rulesPath } from './site-rules.ts'

/**
 * Serves the build in a folder, and switches when it is rebuilt, which writes its rules last; running requests are
 * finished with the old build.
 * @throws if the folder has no complete build at the start
 */
export function watchSite(build: string, interval = 2000): { listener: RequestListener; stop: () => void } {
  let listener = createListener(build)
  function reload(): void {
    try {
      listener = createListener(build)
      console.log(`Now serving the new build in ${build}.`)
    } catch (error) {
      console.error(`Still serving the old build, because the new one has an error: ${(error as Error).message}`)
    }
  }
  watchFile(rulesPath(build), { interval, persistent: false }, reload)
  return {
    listener: (request, response) => listener(request, response),
    stop: () => unwatchFile(rulesPath(build), reload),
  }
}
