import { machineSettings } from '../settings.ts'
import { formatLeads } from './leads-format.ts'
import { type LeadsOptions, readLeadsOptions, usage } from './leads-options.ts'
import { openExistingStore } from './store/open-storage.ts'
import type { RequestStore, StoredRequest } from './store/request-store.ts'

// The program that reads the output may stop early, as `head` does: that is no error.
process.stdout.on('error', () => process.exit())

/** `npm run leads`. @returns its status */
async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  const settings = machineSettings()
  const store = openExistingStore(settings)
  if (!store) {
    console.error(
      `Nothing has been received yet: there is no database in ${settings.dataFolder}/ (DATA_DIR names another folder).`,
    )
    return 1
  }
  try {
    return await run(store, options)
  } finally {
    await store.close()
  }
}

async function run(store: RequestStore, { format, filter, action }: LeadsOptions): Promise<number> {
  const all = await store.list()
  const chosen = all.filter((request) => isMeant(request, filter))
  const ids = chosen.map(({ id }) => id)
  switch (action.kind) {
    case 'print':
      process.stdout.write(formatLeads(chosen, format))
      return 0
    case 'erase': {
      const removed = await store.erase(ids)
      console.log(
        `Requests removed: ${removed}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}. Mails that were forwarded, and backups, are not reached from here.`,
      )
      const others = all.filter(({ id }) => !ids.includes(id)).filter((request) => mentions(request, filter.person))
      if (others.length > 0) console.log(`Others mention this address: ${others.map(({ id }) => id).join(', ')}.`)
      return ids.length > 0 ? 0 : 1
    }
    case 'mark':
      if (!all.some(({ id }) => id === action.id)) return missing(action.id)
      await store.markSpam(action.id, action.isSpam)
      console.log(`Request ${action.id} ${action.isSpam ? 'is spam' : 'is not spam'}.`)
      return 0
    case 'retry':
      if (filter.id !== undefined && ids.length === 0) return missing(filter.id)
      console.log(`${await store.retryForwarding(ids)} will be forwarded within a minute, if the mail service runs.`)
      return 0
  }
}

function missing(id: number): number {
  console.error(`There is no request ${id}.`)
  return 1
}

function isMeant(stored: StoredRequest, { isSpam, isParked, text, id, person }: LeadsOptions['filter']): boolean {
  return (
    (isSpam === undefined || stored.isSpam === isSpam) &&
    (!isParked || stored.forwarding === 'parked') &&
    (id === undefined || stored.id === id) &&
    (text === undefined || mentions(stored, text)) &&
    (person === undefined || folded(stored.request.email) === folded(person))
  )
}

function mentions({ request }: StoredRequest, text: string | undefined): boolean {
  return text !== undefined && Object.values(request).some((value) => folded(value).includes(folded(text)))
}

/** Capitals make no difference: mail to an address arrives in either case. */
function folded(text: string): string {
  return text.trim().toLowerCase()
}

function readOptions(): LeadsOptions | undefined {
  try {
    return readLeadsOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return undefined
  }
}

process.exitCode = await main()
