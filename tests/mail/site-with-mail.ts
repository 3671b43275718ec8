import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormRequest } from '../../forms/forms.ts'
import { isMailRequest } from '../../server/mail/mail-app.ts'
import { startMailService } from '../../server/mail/mail-service.ts'
import { openStore } from '../../server/mail/request-store.ts'
import { readSettings } from '../../server/settings.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { createFaultyMailService, type FaultyMailService } from './fakes/faulty-mail-service.ts'
import { serve } from './serve.ts'

/** The built site with its own mail service, which fails on demand. */
export interface SiteWithMail extends Pick<FaultyMailService, 'arrivals' | 'failWith'> {
  origin: string
  stored: () => Promise<FormRequest[]>
  stop: () => Promise<void>
}

export async function startSiteWithMail(): Promise<SiteWithMail> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-mail-'))
  const settings = { ...readSettings({ MAIL_RATE: '100000000' }), dataFolder }
  // The service's lines would hide the reporter's.
  console.log = () => {}
  const mail = startMailService(settings)
  const service = await serve(mail.listener)
  const store = openStore(settings)
  const faulty = createFaultyMailService(service.origin)
  const site = await serve((request, response) =>
    (isMailRequest(request) ? faulty.listener : serveBuiltSite())(request, response),
  )
  return {
    ...faulty,
    origin: site.origin,
    stored: async () => (await store.list()).map(({ request }) => request),
    async stop() {
      await site.stop()
      await service.stop()
      await mail.stop()
      await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

let builtSite: RequestListener | undefined

/** Created once, because it reads the list of all files of the build. */
function serveBuiltSite(): RequestListener {
  builtSite ??= createListener('dist')
  return builtSite
}
