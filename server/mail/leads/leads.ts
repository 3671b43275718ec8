import { machineSettings } from '../../settings.ts'
import { openExistingStore } from '../store/open-store.ts'
import type { RequestStore, StoredRequest } from '../store/request-store.ts'
import { eraseAgain, eraseForGood } from './erasures.ts'
import { formatLeads } from './leads-format.ts'
import { type LeadsOptions, readLeadsOptions, usage } from './leads-options.ts'

// The reading program may stop early, as `head` does.
process.stdout.on('error', () => process.exit())

/** `npm run leads`. @returns the exit status */
async function main(): Promise<number> {
  const options = readOptions()
  if (!options) return 2
  const settings = machineSettings()
  const store = openExistingStore(settings)
  if (!store) {
    console.error(
      `Nothing has been received yet: there is no database in ${settings.dataFolder}/ (DATA_DIR sets another folder).`,
    )
    return 1
  }
  try {
    return await run(store, settings.dataFolder, options)
  } finally {
    await store.close()
  }
}

async function run(store: RequestStore, folder: string, { format, filter, action }: LeadsOptions): Promise<number> {
  switch (action.kind) {
    case 'print':
      for await (const text of formatLeads(chosen(store, filter), format)) await write(text)
      return 0
    case 'erase':
      return erase(store, folder, filter)
    case 'erase-again':
      console.log(`Requests erased: ${await eraseAgain(store, folder)}.`)
      return 0
    case 'mark':
      if (!(await store.markSpam(action.id, action.isSpam))) return missing(action.id)
      console.log(`Request ${action.id} ${action.isSpam ? 'is spam' : 'is not spam'}.`)
      return 0
    case 'retry': {
      let count = 0
      for await (const { id } of chosen(store, filter)) count += Number(await store.retry(id))
      if (filter.id !== undefined && count === 0) return missing(filter.id)
      console.log(`${count} will be forwarded within a minute if the mail service is running.`)
      return 0
    }
  }
}

/** Erases the selected requests and lists others that mention the person. */
async function erase(store: RequestStore, folder: string, filter: LeadsOptions['filter']): Promise<number> {
  const meant: { id: number; receivedAt: number }[] = []
  const others: number[] = []
  for await (const stored of store.list()) {
    const { id, receivedAt } = stored
    if (isMeant(stored, filter)) meant.push({ id, receivedAt })
    else if (mentions(stored, filter.person)) others.push(id)
  }
  const removed = await eraseForGood(store, folder, meant)
  const named = meant.length > 0 ? ` (${meant.map(({ id }) => id).join(', ')})` : ''
  console.log(`Requests erased: ${removed}${named}. Forwarded mails and backups still contain them.`)
  if (others.length > 0) console.log(`Other requests mention this address: ${others.join(', ')}.`)
  return meant.length > 0 ? 0 : 1
}

async function* chosen(store: RequestStore, filter: LeadsOptions['filter']): AsyncGenerator<StoredRequest> {
  for await (const stored of store.list(filter)) if (isMeant(stored, filter)) yield stored
}

/** Waits until the output is read, so that it does not accumulate in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}

function missing(id: number): number {
  console.error(`There is no request ${id}.`)
  return 1
}

function isMeant(stored: StoredRequest, { isSpam, isDeadLetter, text, id, person }: LeadsOptions['filter']): boolean {
  return (
    (isSpam === undefined || stored.isSpam === isSpam) &&
    (!isDeadLetter || stored.forwarding === 'dead-letter') &&
    (id === undefined || stored.id === id) &&
    (text === undefined || mentions(stored, text)) &&
    (person === undefined || folded(stored.request.email) === folded(person))
  )
}

function mentions({ request }: StoredRequest, text: string | undefined): boolean {
  return text !== undefined && Object.values(request).some((value) => folded(value).includes(folded(text)))
}

/** Mail addresses are not case-sensitive in practice. */
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
