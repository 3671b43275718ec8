import { join } from 'node:path'
import type { Plugin } from 'vite'
import { machineSettings } from '../settings.ts'
import { databaseFile } from './lead-store.ts'
import { isMailRequest } from './mail-app.ts'
import { startMailService } from './mail-service.ts'

/** Makes forms work in `npm run dev`. No server mails the leads from there: they are stored apart from all others. */
export function mailInDev(readMachineSettings = machineSettings): Plugin {
  return {
    name: 'mail-in-dev',
    apply: 'serve',
    configureServer({ config, httpServer, middlewares }) {
      const machine = readMachineSettings()
      const dataFolder = join(machine.dataFolder, 'dev')
      const mail = startMailService({ ...machine, dataFolder, databaseUrl: undefined, forwarding: undefined })
      config.logger.info(`Leads are not mailed, but stored in ${databaseFile(dataFolder)}.`)
      httpServer?.on('close', mail.stop)
      middlewares.use((request, response, next) => {
        if (isMailRequest(request)) mail.listener(request, response)
        else next()
      })
    },
  }
}
