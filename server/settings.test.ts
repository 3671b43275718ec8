import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runProgram } from '../tests/mail/program.ts'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { readSettings, settingNames } from './settings.ts'

const forwarding = {
  smtpUrl: 'smtps://user:password@mail.example:465',
  to: ['vendas@tecto.example', 'site@tecto.example'],
}

/** Each setting with a value and its result. */
const samples: Record<string, [text: string, read: object]> = {
  PORT: ['8080', { port: 8080 }],
  DATA_DIR: ['/var/lib/tecto', { dataFolder: '/var/lib/tecto' }],
  DATABASE_URL: ['postgres://site:secret@db.example/site', { databaseUrl: 'postgres://site:secret@db.example/site' }],
  SMTP_URL: [forwarding.smtpUrl, { forwarding }],
  MAIL_TO: [forwarding.to.join(', '), { forwarding }],
  MAIL_FROM: ['no-reply@tecto.example', { forwarding: { from: 'no-reply@tecto.example' } }],
  MAIL_ORIGINS: [
    'https://tecto.example, http://localhost:3000',
    { origins: ['https://tecto.example', 'http://localhost:3000'] },
  ],
  MAIL_RATE: ['5', { maxPerAddress: 5 }],
  TRUSTED_PROXIES: ['2', { trustedProxies: 2 }],
}
const all = Object.fromEntries(Object.entries(samples).map(([name, [text]]) => [name, text]))

test.each(Object.entries(samples))('%s can be set', (_, [, read]) => {
  expect(readSettings(all)).toMatchObject(read)
})

const { SMTP_URL, MAIL_TO } = all

test('no setting is required, empty ones count as not set, and quotes that Docker keeps do not count', () => {
  const defaults = readSettings({ HOME: '/root' })
  expect(defaults).toMatchObject({ forwarding: undefined, databaseUrl: undefined, trustedProxies: 0 })
  expect(defaults.maxTotal).toBe(10 * defaults.maxPerAddress)
  expect(defaults).toMatchObject({ origins: [], port: undefined })
  expect(readSettings(Object.fromEntries(Object.keys(all).map((name) => [name, ''])))).toEqual(defaults)
  expect(readSettings({ PORT: '"8080"', MAIL_RATE: "''" })).toMatchObject({ port: 8080, maxPerAddress: 60 })
  expect(readSettings({ SMTP_URL, MAIL_TO }).forwarding).toMatchObject({ from: forwarding.to[0] })
})

test('.env.example names every setting, and no other; the samples above do so as well', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^((?!VITE_)\w+)=$/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(settingNames.toSorted())
  expect(Object.keys(samples).sort()).toEqual(settingNames.toSorted())
})

const numbers = Object.keys(all).filter((name) => /^\d+$/.test(all[name] ?? ''))

test.each([
  ...numbers.map((name) => [name, 'a whole number', 'many', '80.5', '-1']),
  ['MAIL_TO', 'e-mail addresses', 'vendas', 'vendas@tecto.example,', 'vendas@tecto.example; site@tecto.example'],
  ['DATA_DIR', 'a whole path', '~/data', '$HOME/data'],
  ['DATABASE_URL', 'the path of a file in sslrootcert', 'postgres://db.example/site?sslrootcert=system'],
  ['MAIL_ORIGINS', 'origins such as https://', 'tecto.example', 'https://tecto.example/', '*', 'null'],
])('%s must be %s', (name, expected, ...values) => {
  for (const value of values)
    expect(() => readSettings({ ...all, [String(name)]: value }), value).toThrow(`  ${name} must be ${expected}`)
})

const addresses = { SMTP_URL: 'smtps://USER@mail.example:465', DATABASE_URL: 'postgres://USER@db.example/site' }

test.each(Object.entries(addresses))('%s must be a whole address, with an encoded password', (name, address) => {
  const read = (value: string) => readSettings({ SMTP_URL, MAIL_TO, [name]: value })
  const passwords = ['12#34', '12/34', '12?34', '100%', '1"2', '1\\2', '1 2']
  const values = passwords.map((password) => address.replace('USER', `user:${password}`))
  for (const value of [...values, 'mail.example', address.replace(/:.*/, ':'), 'mysql://db.example/site'])
    expect(() => read(value), value).toThrow(`  ${name} must be an address such as`)
  expect(() => read('mail.example')).toThrow('%23 for #, %2F for /, %3F for ?, %22 for a quote')
  expect(() => read(address.replace('USER', 'user:12%2334%25'))).not.toThrow()
})

test.each([
  ['DATABASE_URL', 'postgres://site:pw@db:5432/site'],
  ['DATABASE_URL', 'postgres://site@%2Fvar%2Frun%2Fpostgresql/site'],
  ['DATABASE_URL', 'postgresql:///site?host=/var/run/postgresql'],
  ['SMTP_URL', 'smtp://mail:25'],
])('%s may be %s: a host without a dot, a socket', (name, value) => {
  expect(() => readSettings({ SMTP_URL, MAIL_TO, [name]: value })).not.toThrow()
})

test.each([
  ['quotes that Docker keeps', 'DATA_DIR', `"/var/lib/tecto"`, { dataFolder: '/var/lib/tecto' }],
  ['single quotes', 'MAIL_ORIGINS', `'https://tecto.example'`, { origins: ['https://tecto.example'] }],
  ['nothing in quotes', 'MAIL_RATE', `""`, { maxPerAddress: 60 }],
  ['spaces', 'PORT', ' ', { port: undefined }],
])('%s around a value do not count', (_, name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject(expected)
})

test.each([
  ['SMTP_URL', 'SMTP_URL and MAIL_TO must both be set, or neither'],
  ['MAIL_TO', 'SMTP_URL and MAIL_TO must both be set, or neither'],
])('%s alone is rejected', (name, error) => {
  expect(() => readSettings({ [name]: all[name] })).toThrow(error)
})

test('a program with invalid settings names all of them, without the password, and ends', async () => {
  const wrong = { PORT: 'x', SMTP_URL: 'ftp://user:hunter2@mail.example', MAIL_TO: 'a@b.example', MAIL_RATE: '0' }
  const { status, errors } = await runProgram('server/mail/serve-mail.ts', wrong)
  expect(status).toBe(1)
  expect(errors.match(/^ {2}[A-Z_]+/gm)).toEqual(['  PORT', '  SMTP_URL', '  MAIL_RATE'])
  expect(errors).not.toMatch(/hunter2|\bat /)
})

test.each([
  ['an unknown name', '\uFEFFPORT=x\nMAIL_TOO=a@b.example\nVITE_DOMAIN_PT=tecto.example\n', ['MAIL_TOO', 'PORT']],
  [
    'a value that ends at its #',
    'PORT=80 # yes\nMAIL_FROM="#"\nSMTP_URL=smtp://user:12#34@mail.example\n',
    ['SMTP_URL'],
  ],
  ['an encoding that is not UTF-8', Buffer.from('\uFEFFPORT=80', 'utf16le'), []],
])('.env is refused, and the fault is named: %s', async (_, text, names) => {
  const { status, errors } = await runProgram('server/mail/serve-mail.ts', {}, [], folderWith({ '.env': text }))
  expect(status).toBe(1)
  expect(errors.match(/\b[A-Z_]{4,}/g) ?? []).toEqual(names)
})

test('what is empty in the environment is taken from .env', async () => {
  const folder = folderWith({ '.env': 'PORT=x' })
  const { errors } = await runProgram('server/mail/serve-mail.ts', { PORT: '' }, [], folder)
  expect(errors).toContain('  PORT must be a whole number')
})
