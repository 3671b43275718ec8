import { isMailRequest } from '../leads/mail-app.ts'
import { startMailService } from '../leads/mail-service.ts'
import { listen } from '../listen.ts'
import { defaultSitePort, machineSettings } from '../settings.ts'
import { createListener } from './site-listener.ts'

// `npm run serve`: the site built in dist/, and its mail service. Only the mail service needs a framework, Hono: for
// CORS, CSRF and limits. Node alone sends files from memory.
const settings = machineSettings()
const site = createListener('dist')
const mail = startMailService(settings)
listen((request, response) => (isMailRequest(request) ? mail.listener : site)(request, response), {
  port: settings.port ?? defaultSitePort,
  host: settings.host,
  name: 'The site is served',
  onStop: mail.stop,
})
