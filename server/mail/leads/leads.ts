import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isEmailAddress } from '../../../forms/email-address.ts'
import { type FormRequest, requestFieldNames } from '../../../forms/forms.ts'
import { defaultLocale, locales } from '../../../locales/locales.ts'
import { machineSettings } from '../../settings.ts'
import { databaseFile, openStore, type RequestStore, type StoredRequest } from '../request-store.ts'
import { eraseAgain, eraseForGood } from './erasures.ts'

const usage = `Usage: npm run --silent leads -- [OPTIONS]

Prints the requests that the mail service has received, oldest first.
  --csv             for a spreadsheet; --separator , or ; if it expects another one
  --json            for a program
  --spam            only spam; without this option, only other requests
  --dead-letters    only those that the mail server has rejected too often
  --find TEXT       only those that contain this text
  --id ID           only this request, spam or not
  --person ADDRESS  everything stored about the person with this e-mail address, as JSON

Changes them:
  --erase           erases the requests that --person or --id selects, permanently
  --erase-again     repeats all earlier erasures, after a backup was restored
  --retry ID        forwards a waiting request or dead letter now; --retry all: all of them`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const changes = { erase: flag, 'erase-again': flag, retry: text }
const selection = { spam: flag, 'dead-letters': flag, find: text, id: text, person: text }
const formats = { csv: flag, separator: text, json: flag }

type Options = ReturnType<typeof readOptions>

/** @throws if options contradict each other or an id is not a number */
function readOptions() {
  const { values } = parseArgs({ options: { ...changes, ...selection, ...formats } })
  const { csv, json, separator, erase, id, person, retry, 'erase-again': isAgain } = values
  const selectedId = id ?? (retry === 'all' ? undefined : retry)
  if (csv && json) throw new Error('Choose --csv or --json.')
  if (separator !== undefined && !/^[,;\t]$/.test(separator)) throw new Error('Choose --separator , or ; or a tab.')
  if (person !== undefined && !isEmailAddress(person)) throw new Error(`'${person}' is not an e-mail address.`)
  if (erase && !person && !id) throw new Error('Select what to erase: --person ADDRESS or --id ID.')
  if (Number(erase) + Number(isAgain) + Number(retry !== undefined) > 1) throw new Error('Choose one change at a time.')
  if (selectedId !== undefined && !/^\d+$/.test(selectedId))
    throw new Error(`'${selectedId}' is not the id of a request.`)
  return { ...values, id: selectedId === undefined ? undefined : Number(selectedId) }
}

/** Spreadsheets expect the separator of the company's country: a semicolon where the comma separates decimals. */
const usualSeparator = (1.5).toLocaleString(locales[defaultLocale].tag).includes(',') ? ';' : ','
const maxCellLength = 40

/** `npm run leads`. @returns the exit status */
async function main(): Promise<number> {
  let options: Options
  try {
    options = readOptions()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
  const settings = machineSettings()
  const { dataFolder, databaseUrl } = settings
  if (!databaseUrl && !existsSync(databaseFile(settings))) {
    console.error(`Nothing has been received yet: there is no database in ${dataFolder}/ (see DATA_DIR).`)
    return 1
  }
  const store = openStore(settings)
  try {
    return await run(store, dataFolder, options)
  } finally {
    await store.close()
  }
}

async function run(store: RequestStore, folder: string, options: Options): Promise<number> {
  if (options['erase-again']) {
    console.log(`Requests erased: ${await eraseAgain(store, folder)}.`)
    return 0
  }
  if (options.erase) return erase(store, folder, options)
  if (options.retry !== undefined) return retry(store, options)
  await pipeline(printed(store, options), process.stdout, { end: false }).catch((error) => {
    // The reading program may stop early, as `head` does.
    if (error.code !== 'EPIPE') throw error
  })
  return 0
}

/** Erases the selected requests and lists others that mention the person. */
async function erase(store: RequestStore, folder: string, options: Options): Promise<number> {
  const chosen: StoredRequest[] = []
  const mentioningIds: number[] = []
  for await (const stored of store.list()) {
    if (isChosen(stored, options)) chosen.push(stored)
    else if (options.person && mentions(stored, options.person)) mentioningIds.push(stored.id)
  }
  const count = await eraseForGood(store, folder, chosen)
  const named = count > 0 ? ` (${chosen.map(({ id }) => id).join(', ')})` : ''
  console.log(`Requests erased: ${count}${named}. Forwarded mails and backups still contain them.`)
  if (mentioningIds.length > 0) console.log(`Other requests mention this address: ${mentioningIds.join(', ')}.`)
  return count > 0 ? 0 : 1
}

async function retry(store: RequestStore, options: Options): Promise<number> {
  let count = 0
  for await (const { id } of selected(store, options)) count += Number(await store.retry(id))
  if (options.id !== undefined && count === 0) {
    console.error(`There is no request ${options.id} that waits.`)
    return 1
  }
  console.log(`${count} will be forwarded within a minute if the mail service is running.`)
  return 0
}

async function* selected(store: RequestStore, options: Options): AsyncGenerator<StoredRequest> {
  for await (const stored of store.list()) if (isChosen(stored, options)) yield stored
}

function isChosen(stored: StoredRequest, options: Options): boolean {
  const { id, person, find, spam, retry, 'dead-letters': isDeadLetter } = options
  const isWide = id !== undefined || person !== undefined || isDeadLetter || retry !== undefined
  return (
    (isWide || stored.isSpam === spam) &&
    (!isDeadLetter || stored.forwarding === 'dead-letter') &&
    (id === undefined || stored.id === id) &&
    (find === undefined || mentions(stored, find)) &&
    (person === undefined || isOf(stored, person))
  )
}

/** The field of the address may have had another name when the request was stored. */
function isOf({ request }: StoredRequest, person: string): boolean {
  return Object.values(request).some((value) => folded(value) === folded(person))
}

function mentions({ request }: StoredRequest, text: string): boolean {
  return Object.values(request).some((value) => folded(value).includes(folded(text)))
}

/** Mail addresses are not case-sensitive in practice, and some keyboards write an accent as a character of its own. */
function folded(text = ''): string {
  return text.normalize().trim().toLowerCase()
}

/** Piece by piece, so that nothing accumulates in memory. */
async function* printed(store: RequestStore, options: Options): AsyncGenerator<string> {
  const { csv, json, person, separator: delimiter = usualSeparator } = options
  const columns = new Set(['id', 'received', 'forwarding', ...requestFieldNames])
  // Forms of other releases had other fields.
  if (csv) for await (const { request } of selected(store, options)) for (const name in request) columns.add(name)
  let count = 0
  // The byte order mark tells Excel that the file is UTF-8.
  if (csv) yield `\uFEFF${[...columns].map((name) => (/^\w+$/.test(name) ? name : csvCell(name))).join(delimiter)}\n`
  for await (const stored of selected(store, options)) {
    const fields = columnsOf(stored)
    if (csv) yield `${[...columns].map((column) => csvCell(fields[column])).join(delimiter)}\n`
    else if (json || person) yield `${count > 0 ? ',' : '['}\n${escapeControls(JSON.stringify(fields, null, 2))}`
    else yield formatForTerminal(fields)
    count += 1
  }
  if (json || person) yield count > 0 ? '\n]\n' : '[]\n'
  else if (!csv) yield count > 0 ? `${count} in all.\n` : 'There are no requests.\n'
}

function columnsOf({ id, receivedAt, forwarding, error, request }: StoredRequest): FormRequest {
  const received = new Date(receivedAt).toISOString()
  const fixed = { id: String(id), received, forwarding, ...(error && { error }) }
  // First, and not replaced by what somebody sent by these names.
  return { ...fixed, ...request, ...fixed }
}

/** The page's address and long texts are shown in full by the other formats. */
function formatForTerminal({ id = '', received = '', origin: _, ...fields }: FormRequest): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${shortened(name).padEnd(10)} ${shortened(value)}\n`)
  return `${id}  ${received}\n${lines.join('')}\n`
}

function shortened(text = ''): string {
  const characters = [...forTerminal(text.replace(/\s+/g, ' '))]
  return characters.length > maxCellLength ? `${characters.slice(0, maxCellLength - 1).join('')}…` : characters.join('')
}

/** Terminals act on control characters; line breaks and tabs are harmless. */
function forTerminal(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')
}

/** In quotation marks (RFC 4180), and never read by a spreadsheet as a formula. */
function csvCell(value = ''): string {
  return `"${forTerminal(value)
    .replace(/^[=+\-@\t\r＝＋－＠]/, "'$&")
    .replaceAll('"', '""')}"`
}

/** Escapes the control characters that `JSON.stringify` leaves. */
function escapeControls(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

process.exitCode = await main()
