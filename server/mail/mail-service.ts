import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ServerSettings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import { startForwarder } from './forwarder.ts'
import { limitsInMemory } from './limits.ts'
import { createMailApp } from './mail-app.ts'
import { reopeningStore } from './reopening-store.ts'
import { startRetention } from './retention.ts'
import { openSqliteStore } from './sqlite-store.ts'

export interface MailService {
  listener: RequestListener
  /** Begins no other mail, and finishes the one that is being sent; requests are still stored. */
  stopForwarding: () => Promise<void>
  /** Finishes the mail that is being sent, and closes the database. */
  stop: () => Promise<void>
}

type MailSettings = Pick<
  ServerSettings,
  'dataFolder' | 'forwarding' | 'keepDays' | 'origins' | 'mostPerAddress' | 'mostInAll' | 'trustedProxies'
>

/**
 * The mail service: receives requests, stores them, and forwards them if the settings say to whom. It also starts where the database
 * cannot be opened, answers that requests are to be sent again, and goes on when the database is mended.
 */
export function startMailService(settings: MailSettings): MailService {
  const { dataFolder, forwarding, keepDays, origins, trustedProxies } = settings
  const store = reopeningStore(() => openSqliteStore(dataFolder))
  // Opens the database now, so that a fault is told at the start.
  store.count(Date.now()).catch((error) => console.error(`The database in ${dataFolder} cannot be used:`, error))
  const forwarder = forwarding && startForwarder(store, forwarding)
  const retention = startRetention(store, keepDays)
  const app = createMailApp({
    store,
    origins,
    limits: limitsInMemory(settings),
    isForwarding: forwarding !== undefined,
    addressOf: (context) => clientAddress((context.env as HttpBindings).incoming, trustedProxies),
    onStored: () => forwarder?.wake(),
  })
  const stopForwarding = async () => forwarder?.stop()
  return {
    listener: getRequestListener(app.fetch),
    stopForwarding,
    async stop() {
      retention.stop()
      await stopForwarding()
      await store.close()
    },
  }
}
