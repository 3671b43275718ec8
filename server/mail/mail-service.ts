import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ServerSettings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import { startForwarder } from './forwarder.ts'
import { createMailApp } from './mail-app.ts'
import { openRequestStore } from './request-store.ts'

export interface MailService {
  listener: RequestListener
  /** Finishes the mail that is being sent, and closes the database. */
  stop: () => Promise<void>
}

type MailSettings = Pick<ServerSettings, 'dataFolder' | 'forwarding' | 'origins' | 'mostPerAddress' | 'trustedProxies'>

/** The mail service: receives requests, stores them, and forwards them if the settings say to whom. */
export function startMailService({ dataFolder, forwarding, trustedProxies, ...limits }: MailSettings): MailService {
  const store = openRequestStore(dataFolder)
  const forwarder = forwarding && startForwarder(store, forwarding)
  const app = createMailApp({
    ...limits,
    store,
    addressOf: (context) => clientAddress((context.env as HttpBindings).incoming, trustedProxies),
    onStored: () => forwarder?.wake(),
  })
  return {
    listener: getRequestListener(app.fetch),
    async stop() {
      await forwarder?.stop()
      store.close()
    },
  }
}
