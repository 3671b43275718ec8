import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { runProgram } from '../tests/server/program.ts'
import { composeNames, readSettings, settingNames } from './settings.ts'

const all = {
  PORT: '8080',
  DATA_DIR: '/var/lib/tecto',
  DATABASE_URL: 'postgres://site:secret@db.example/site',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_TO: 'vendas@tecto.example, site@tecto.example',
  MAIL_FROM: 'no-reply@tecto.example',
  MAIL_ORIGINS: 'https://tecto.example, http://localhost:3000',
  MAIL_RATE: '5',
  TRUSTED_PROXIES: '2',
}
const { SMTP_URL, MAIL_TO } = all

test('every setting is read, and .env.example names each, and no other', () => {
  expect(readSettings(all)).toEqual({
    port: 8080,
    dataFolder: '/var/lib/tecto',
    databaseUrl: all.DATABASE_URL,
    forwarding: { smtpUrl: SMTP_URL, to: ['vendas@tecto.example', 'site@tecto.example'], from: all.MAIL_FROM },
    origins: ['https://tecto.example', 'http://localhost:3000'],
    maxPerAddress: 5,
    trustedProxies: 2,
  })
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^((?!VITE_)\w+)=$/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(settingNames.toSorted())
  expect(Object.keys(all).sort()).toEqual(settingNames.toSorted())
})

test('every name that compose.yaml reads is known', () => {
  const names = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect([...composeNames, ...settingNames]).toEqual(expect.arrayContaining(names))
})

test('none is required; empty ones, and quotes that Docker keeps, do not count', () => {
  const defaults = readSettings({ HOME: '/root' })
  expect(defaults).toMatchObject({ dataFolder: 'data', forwarding: undefined, origins: [], trustedProxies: 0 })
  for (const empty of ['', ' ', '""', "''"])
    expect(readSettings(Object.fromEntries(settingNames.map((name) => [name, empty])))).toEqual(defaults)
  for (const sign of ['"', "'"])
    expect(
      readSettings(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, sign + text + sign]))),
    ).toEqual(readSettings(all))
  expect(readSettings({ SMTP_URL, MAIL_TO }).forwarding?.from).toBe('vendas@tecto.example')
  // As mail servers name them in their answers.
  expect(readSettings({ SMTP_URL, MAIL_TO: 'Ana@Ação.example' }).forwarding?.to).toEqual(['Ana@xn--ao-siap.example'])
})

const addresses = { SMTP_URL: 'smtps://USER@mail.example:465', DATABASE_URL: 'postgres://USER@db.example/site' }
const passwords = ['12#34', '12/34', '12?34', '100%', '1"2', '1\\2', '1 2']

test.each([
  ['PORT', 'must be at most 65535', '65536'],
  ...['PORT', 'MAIL_RATE', 'TRUSTED_PROXIES'].map((name) => [name, 'must be a whole number', 'many', '80.5', '-1']),
  ['MAIL_TO', 'must be e-mail addresses', 'vendas', 'vendas@tecto.example,', 'a@tecto.example; b@tecto.example'],
  ['DATA_DIR', 'must be a whole path', '~/data', '$HOME/data'],
  ['MAIL_ORIGINS', 'must be origins such as https://', 'tecto.example', 'https://tecto.example/', '*', 'null'],
  ['SMTP_URL', 'and MAIL_TO must both be set, or neither', ''],
  ...Object.entries(addresses).map(([name, address]) => [
    name,
    'must be an address such as',
    ...passwords.map((password) => address.replace('USER', `user:${password}`)),
    ...['mail.example', address.replace(/:.*/, ':'), 'mysql://db.example/site'],
  ]),
])('%s %s', (name, error, ...values) => {
  for (const value of values)
    expect(() => readSettings({ ...all, [String(name)]: value }), value).toThrow(`  ${name} ${error}`)
})

test.each([
  ['DATABASE_URL', 'postgres://site:pw@db:5432/site'],
  ['DATABASE_URL', 'postgres://site@%2Fvar%2Frun%2Fpostgresql/site'],
  ['DATABASE_URL', 'postgresql:///site?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://site:pw@/site?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://site:pw@db.example/site?sslrootcert=system'],
  ['SMTP_URL', 'smtp://mail:25'],
  ['SMTP_URL', 'smtps://user:12%2334%25@mail.example:465'],
])('%s may be %s', (name, value) => {
  expect(() => readSettings({ ...all, [name]: value })).not.toThrow()
})

const mail = 'SMTP_URL=ftp://user:hunter2@mail.example\nMAIL_TO=a@b.example\n'
test.each([
  ['invalid values, without the password', `PORT=x\n${mail}MAIL_RATE=0\n`, ['PORT', 'SMTP_URL', 'MAIL_RATE']],
  ['what is empty in the environment', 'TRUSTED_PROXIES=x', ['TRUSTED_PROXIES']],
  [
    'an unknown name',
    '\uFEFFPORT=x\nADDRESSES=a.example\nMAIL_TOO=a@b.example\nVITE_DOMAIN_PT=tecto.example\n',
    ['MAIL_TOO', 'PORT'],
  ],
  [
    'a value that ends at its #',
    'PORT=80 # yes\nMAIL_FROM="#"\nexport SMTP_URL=smtp://user:12#34@mail.example\n',
    ['SMTP_URL'],
  ],
  [
    'a value that Compose would change',
    "SMTP_URL=smtp://a:$b@mail.example\nMAIL_TO='$c@x.example'\nPORT=x",
    ['SMTP_URL', 'PORT'],
  ],
  ['an encoding that is not UTF-8', Buffer.from('\uFEFFPORT=80', 'utf16le'), []],
])('a program ends at a .env with a fault, which it names: %s', async (_, text, names) => {
  const environment = { TRUSTED_PROXIES: '' }
  const { status, errors } = await runProgram(
    'server/leads/serve-mail.ts',
    environment,
    [],
    folderWith({ '.env': text }),
  )
  expect(status).toBe(1)
  expect(errors.match(/\b[A-Z_]{4,}(?=,| (?!and))/g) ?? []).toEqual(names)
  expect(errors).not.toMatch(/hunter2|\bat /)
})
