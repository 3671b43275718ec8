import { listen } from './listen.ts'
import { isMailRequest } from './mail/mail-app.ts'
import { startMailService } from './mail/mail-service.ts'
import { machineSettings } from './settings.ts'
import { createListener } from './site/site-listener.ts'

// `npm run serve`: the built site, and the mail service that its forms send to.
const settings = machineSettings()
const serveSite = createListener('dist')
const mail = startMailService(settings)
listen((request, response) => (isMailRequest(request) ? mail.listener : serveSite)(request, response), {
  port: settings.port ?? 4173,
  name: 'The site is served',
  onStop: mail.stop,
})
