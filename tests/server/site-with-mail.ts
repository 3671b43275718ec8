import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LeadFields } from '../../forms/forms.ts'
import { openStore } from '../../server/leads/lead-store.ts'
import { isMailRequest } from '../../server/leads/mail-app.ts'
import { startMailService } from '../../server/leads/mail-service.ts'
import { readSettings } from '../../server/settings.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { serve } from './serve.ts'

/** The built site with its own mail service. */
export interface SiteWithMail {
  origin: string
  stored: () => Promise<LeadFields[]>
  stop: () => Promise<void>
}

export async function startSiteWithMail(): Promise<SiteWithMail> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-mail-'))
  const settings = { ...readSettings({ MAIL_RATE: '100000000' }), dataFolder }
  // The service's lines would hide the reporter's.
  console.log = () => {}
  const mail = startMailService(settings)
  const store = openStore(settings)
  const site = await serve((request, response) =>
    (isMailRequest(request) ? mail.listener : serveBuiltSite())(request, response),
  )
  return {
    origin: site.origin,
    stored: async () => (await store.list()).map(({ fields }) => fields),
    async stop() {
      await site.stop()
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
