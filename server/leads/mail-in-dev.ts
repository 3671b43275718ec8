import type { Plugin } from 'vite'
import { machineSettings } from '../settings.ts'
import { isMailRequest } from './mail-app.ts'
import { startMailService } from './mail-service.ts'

/** Makes forms work in `npm run dev` as on the published site. */
export function mailInDev(): Plugin {
  return {
    name: 'mail-in-dev',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      const mail = startMailService(machineSettings())
      httpServer?.on('close', mail.stop)
      middlewares.use((request, response, next) => {
        if (isMailRequest(request)) mail.listener(request, response)
        else next()
      })
    },
  }
}
