import { existsSync, readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import * as z from 'zod'
import { isEmailAddress } from '../forms/email-address.ts'
import { defaultHost } from './listen.ts'

/** The ports of `npm start` and `npm run mail`. */
export const defaultSitePort = 4173
export const defaultMailPort = 4180

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number, as in 4173').transform(Number)

const list = z.string().transform((text) => text.split(',').map((item) => item.trim()))
/** An e-mail address, with its domain as mail servers name it: in lower case, without letters such as ã. */
const address = (error: string) =>
  z
    .string()
    .refine(isEmailAddress, error)
    .transform((text) => text.replace(/[^@]+$/, (domain) => domainToASCII(domain)))
const addresses = list.pipe(z.array(address('must be e-mail addresses, separated by commas')))
const isOrigin = (text: string) => URL.parse(text)?.origin === text
const origins = list.pipe(
  z.array(z.string().refine(isOrigin, 'must be origins such as https://tecto.example, separated by commas')),
)

const settings = {
  PORT: wholeNumber.refine((port) => port < 2 ** 16, 'must be at most 65535').optional(),
  DATA_DIR: z
    .string()
    .regex(/^[^~$]/, 'must be a whole path: only a shell knows ~ and $HOME')
    .default('data'),
  DATABASE_URL: serverAddress(/^postgres(ql)?:$/, 'postgres://user:password@db.example/site')
    // To PostgreSQL's own programs, this means the certificates that Node trusts by default.
    .transform((address) => address.replace('sslrootcert=system', 'sslmode=verify-full'))
    .optional(),
  SMTP_URL: serverAddress(/^smtps?:$/, 'smtps://user:password@mail.example:465').optional(),
  MAIL_TO: addresses.optional(),
  MAIL_FROM: address('must be an e-mail address').optional(),
  MAIL_ORIGINS: origins.default([]),
  MAIL_RATE: wholeNumber.refine((number) => number > 0, 'must not be 0').default(60),
  TRUSTED_PROXIES: wholeNumber.default(0),
}
export const settingNames = Object.keys(settings)

/** The names in the same file that only compose.yaml and Docker Compose read (docs/operate.md). */
export const composeNames = [
  'ADDRESSES',
  'BACKUPS',
  'COMPOSE_PROFILES',
  'IMAGE',
  'POSTGRES_PASSWORD',
  'SITES',
  'TRUSTED_RANGES',
]

const settingsSchema = z
  .object(settings)
  .refine(({ SMTP_URL, MAIL_TO }) => Boolean(SMTP_URL) === Boolean(MAIL_TO), {
    path: ['SMTP_URL'],
    error: 'and MAIL_TO must both be set, or neither',
  })
  .transform(({ SMTP_URL, MAIL_TO, MAIL_FROM, ...settings }) => ({
    port: settings.PORT,
    dataFolder: settings.DATA_DIR,
    /** Replaces the SQLite file in `dataFolder`. */
    databaseUrl: settings.DATABASE_URL,
    /** Without it, leads are only stored. */
    forwarding:
      SMTP_URL && MAIL_TO ? { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM ?? String(MAIL_TO[0]) } : undefined,
    origins: settings.MAIL_ORIGINS,
    /** The limit of requests from one network in ten minutes. */
    maxPerAddress: settings.MAIL_RATE,
    trustedProxies: settings.TRUSTED_PROXIES,
  }))

export type ServerSettings = z.output<typeof settingsSchema>

type Environment = Record<string, string | undefined>

/** @throws an error that names each invalid setting */
export function readSettings(environment: Environment): ServerSettings {
  return parseSettings(settingsSchema, environment)
}

/**
 * Empty counts as not set, and quotes around a value, which Docker leaves there, do not count.
 * @throws an error that names each invalid setting
 */
export function parseSettings<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const values = Object.entries(environment).map(([name, text]) => [
    name,
    text?.trim().replace(/^(["'])(.*)\1$/, '$2') || undefined,
  ])
  const result = schema.safeParse(Object.fromEntries(values))
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
  throw new Error(`Invalid settings (see .env.example):\n${errors.join('\n')}`)
}

/** A value that would end at its `#`, because it has no quotes. */
const cutValue = /^[\t ]*(?:export[\t ]+)?(\w+)[\t ]*=(?![\t ]*['"`])[^#\n]*[^\s#]#/m
/** A value of which Docker Compose would replace what begins with `$`, because it has no single quotes. */
const replacedValue = /^[\t ]*(?:export[\t ]+)?(\w+)[\t ]*=(?![\t ]*')[^#\n]*\$/m

/**
 * Reads `.env` into the environment, whose own values go first, unless they are empty.
 * @returns the names in the file. @throws if a value would not be what was written
 */
export function loadEnvFile(): string[] {
  if (!existsSync('.env')) return []
  // Without the byte order mark that some programs write: with it, Node loses the first line.
  const text = new TextDecoder().decode(readFileSync('.env'))
  if (text.includes('\0')) throw new Error('.env is not in UTF-8: save it in that encoding.')
  const [, cut] = cutValue.exec(text) ?? []
  if (cut) throw new Error(`.env: ${cut} would end before its #. Put the value in quotes.`)
  const [, replaced] = replacedValue.exec(text) ?? []
  if (replaced)
    console.warn(`.env: ${replaced} has a $, which Docker Compose replaces. Put the value in single quotes.`)
  const values = parseEnv(text)
  for (const [name, value] of Object.entries(values)) process.env[name] ||= value
  return Object.keys(values)
}

/**
 * Reads the settings from the environment, else from `.env`, and the address to listen on from `--host`; an invalid
 * setting ends the process.
 */
export function machineSettings(): ServerSettings & { host: string } {
  try {
    const known = [...settingNames, ...composeNames]
    const unknown = loadEnvFile().filter((name) => !name.startsWith('VITE_') && !known.includes(name))
    for (const name of unknown) console.warn(`.env sets ${name}, which is no setting: see .env.example.`)
    const { values } = parseArgs({ options: { host: { type: 'string', default: defaultHost } }, strict: false })
    return { ...readSettings(process.env), host: String(values.host) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** The address of a server. A password that is not encoded would end it early, so that another host is meant. */
function serverAddress(protocol: RegExp, example: string) {
  const advice = 'In a password, write %23 for #, %2F for /, %3F for ?, %22 for a quote and %25 for %'
  return z.string().refine((text) => {
    const isEncoded = !/[\s"<>\\]|[/?#].*@|%(?![\da-f]{2})/i.test(text.replace('://', ''))
    // With a socket, PostgreSQL needs no host, also behind the @ of a user.
    const url = URL.parse(text.replace(/@(?=\/.*[?&]host=)/, '@localhost'))
    if (!isEncoded || !url) return false
    return protocol.test(url.protocol) && (url.hostname !== '' || url.searchParams.has('host'))
  }, `must be an address such as ${example}. ${advice}`)
}
