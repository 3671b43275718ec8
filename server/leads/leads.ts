import { existsSync } from 'node:fs'
import { domainToUnicode } from 'node:url'
import { parseArgs } from 'node:util'
import { isEmailAddress } from '../../forms/email-address.ts'
import type { LeadFields } from '../../forms/forms.ts'
import { machineSettings } from '../settings.ts'
import { toCsv, toJson, toList } from './lead-formats.ts'
import { databaseFile, type LeadStore, openStore } from './lead-store.ts'
import { errorMessage } from './log.ts'

const usage = `Usage: npm run --silent leads -- [OPTIONS]

Lists the leads that the mail service has received, the oldest first.
  --find TEXT                only those that contain this text
  --person ADDRESS           only those of the person with this e-mail address
  --json, --csv              complete, for a program or a spreadsheet
  --person ADDRESS --erase   erases all of this person for good, and lists none`

const flag = { type: 'boolean', default: false } as const
const string = { type: 'string' } as const

function readOptions() {
  try {
    const { values } = parseArgs({ options: { find: string, person: string, json: flag, csv: flag, erase: flag } })
    const { find, person, json, csv, erase } = values
    if (person !== undefined && !isEmailAddress(person)) throw new Error(`'${person}' is not an e-mail address.`)
    if (erase && (!person || find !== undefined || json || csv))
      throw new Error('Erase with --person ADDRESS --erase, and no other option.')
    return values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

/** `npm run leads`. @returns the exit status */
async function main(): Promise<number> {
  const options = readOptions()
  const settings = machineSettings()
  const file = databaseFile(settings.dataFolder)
  if (!settings.databaseUrl && !existsSync(file))
    throw new Error(`Nothing has been received yet: there is no ${file} (DATA_DIR sets another folder).`)
  const store = openStore(settings)
  const status = await run(store, options)
  await store.close()
  return status
}

async function run(store: LeadStore, options: ReturnType<typeof readOptions>): Promise<number> {
  const { find, person, json, csv, erase } = options
  const all = await store.list()
  const chosen = all
    .filter(({ fields }) => person === undefined || belongsTo(fields, person))
    .filter(({ fields }) => find === undefined || mentions(fields, find))
  if (!erase || !person) {
    // The reading program may stop early, as `head` does.
    process.stdout.on('error', () => process.exit())
    process.stdout.write(json ? toJson(chosen) : csv ? toCsv(chosen) : toList(chosen))
    return 0
  }
  await store.erase(chosen)
  const others = all.filter((lead) => !chosen.includes(lead) && mentions(lead.fields, person))
  console.log(`Leads erased: ${chosen.length}. Mails that were sent, and backups, still contain them.`)
  if (others.length > 0) console.log(`Others mention this address: ${others.map(({ id }) => id).join(', ')}.`)
  return chosen.length > 0 ? 0 : 1
}

/** Compares all fields: that of the address may have had another name when the lead was stored. */
function belongsTo(fields: LeadFields, person: string): boolean {
  return Object.values(fields).some((value) => folded(value) === folded(person))
}

function mentions(fields: LeadFields, text: string): boolean {
  return Object.values(fields).some((value) => folded(value).includes(folded(text)))
}

/**
 * Mail addresses are not case-sensitive in practice, their domain has two spellings (`ação.example`,
 * `xn--ao-siap.example`), and some keyboards write an accent as a character of its own.
 */
function folded(text = ''): string {
  const lowerCase = text.normalize('NFKC').trim().toLowerCase()
  return lowerCase.replace(/xn--[a-z\d-]+/g, (label) => domainToUnicode(label))
}

process.exitCode = await main().catch((error) => {
  console.error(errorMessage(error))
  return 1
})
