import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormRequest } from '../../requests/request-forms.ts'
import { isMailRequest } from '../../server/mail/mail-app.ts'
import { startMailService } from '../../server/mail/mail-service.ts'
import { openSqliteStore } from '../../server/mail/store/sqlite-store.ts'
import { readSettings } from '../../server/settings.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { createFaultyMailService, type FaultyMailService } from './faulty-mail-service.ts'

/** The built site with its own mail service, which can fail on demand. */
export interface SiteWithMail extends Pick<FaultyMailService, 'arrivals' | 'failWith'> {
  /** As in `http://localhost:40123`. */
  origin: string
  /** What the mail service has stored. */
  stored: () => Promise<FormRequest[]>
  stop: () => Promise<void>
}

/** A server whose address stays the same while what answers there changes. */
export interface SwitchableServer {
  origin: string
  switchTo: (listener: RequestListener) => void
  close: () => Promise<void>
}

export async function startSwitchableServer(): Promise<SwitchableServer> {
  let answer: RequestListener = (_, response) => response.writeHead(503).end()
  const { origin, close } = await serve((request, response) => answer(request, response))
  return {
    origin,
    close,
    switchTo(listener) {
      answer = listener
    },
  }
}

/** Starts the site on this server, in place of the one before. */
export async function startSiteWithMail(server: SwitchableServer): Promise<SiteWithMail> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-mail-'))
  const mail = startMailService({ ...readSettings({ MAIL_RATE: '100000' }), dataFolder }, () => {})
  const mailServer = await serve(mail.listener)
  const faulty = createFaultyMailService(mailServer.origin)
  server.switchTo((request, response) =>
    (isMailRequest(request) ? faulty.listener : serveBuiltSite())(request, response),
  )
  const store = openSqliteStore(dataFolder)
  return {
    ...faulty,
    origin: server.origin,
    stored: async () => (await store.list({ isSpam: false })).map(({ request }) => request),
    async stop() {
      await mailServer.close()
      await mail.stop()
      await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

let builtSite: RequestListener | undefined

/** Created once: it lists every file of the build. */
function serveBuiltSite(): RequestListener {
  builtSite ??= createListener('dist')
  return builtSite
}

/** Serves on a free port of this machine. */
export async function serve(listener: RequestListener, port = 0) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
