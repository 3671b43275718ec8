import type { RequestListener } from 'node:http'
import type { FormRequest } from '../../requests/request-forms.ts'
import { isMailRequest } from '../../server/mail/mail-app.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { createFaultyMailService, type FaultyMailService } from './fakes/faulty-mail-service.ts'
import { runningServices } from './running-services.ts'
import { serve } from './serve.ts'

/** The built site with its own mail service, which fails on demand. */
export interface SiteWithMail extends Pick<FaultyMailService, 'arrivals' | 'failWith'> {
  origin: string
  stored: () => Promise<FormRequest[]>
  stop: () => Promise<void>
}

/** A server that keeps its address while its request handler changes. */
export interface SwitchableServer {
  origin: string
  switchTo: (listener: RequestListener) => void
  close: () => Promise<void>
}

export async function startSwitchableServer(): Promise<SwitchableServer> {
  let answer: RequestListener = (_, response) => response.writeHead(503).end()
  const { origin, stop: close } = await serve((request, response) => answer(request, response))
  return {
    origin,
    close,
    switchTo(listener) {
      answer = listener
    },
  }
}

/** Starts the site on this server, replacing the previous one. */
export async function startSiteWithMail(
  server: SwitchableServer,
  start = runningServices.SQLite,
): Promise<SiteWithMail> {
  const { origins, store, stop } = await start()
  const faulty = createFaultyMailService(origins)
  server.switchTo((request, response) =>
    (isMailRequest(request) ? faulty.listener : serveBuiltSite())(request, response),
  )
  return {
    ...faulty,
    origin: server.origin,
    async stored() {
      const requests: FormRequest[] = []
      for await (const { request } of store.list({ isSpam: false })) requests.push(request)
      return requests
    },
    stop,
  }
}

let builtSite: RequestListener | undefined

/** Created once, because it reads the list of all files of the build. */
function serveBuiltSite(): RequestListener {
  builtSite ??= createListener('dist')
  return builtSite
}
