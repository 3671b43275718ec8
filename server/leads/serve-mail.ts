import { listen } from '../listen.ts'
import { defaultMailPort, machineSettings } from '../settings.ts'
import { startMailService } from './mail-service.ts'

// `npm run mail`: the mail service alone, for a site that is served elsewhere.
const settings = machineSettings()
const mail = startMailService(settings)
listen(mail.listener, {
  port: settings.port ?? defaultMailPort,
  host: settings.host,
  name: 'The mail service is running',
  onStop: mail.stop,
})
