import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runProgram } from '../tests/mail/program'
import { defaultMailPort, defaultSitePort, readSettings } from './settings'

const defaults = {
  port: undefined,
  host: '127.0.0.1',
  siteFolder: 'dist',
  afterDeploy: undefined,
  dataFolder: 'data',
  databaseUrl: undefined,
  d1: undefined,
  mostStoredMegabytes: 1000,
  forwarding: undefined,
  origins: [],
  metricsPort: undefined,
  keepDays: 365,
  mostPerAddress: 60,
  mostInAll: 600,
  trustedProxies: 0,
}

const all = {
  PORT: '8080',
  HOST: '0.0.0.0',
  SITE_DIR: '/srv/site/current',
  AFTER_DEPLOY: 'systemctl reload caddy',
  DATA_DIR: '/var/lib/tecto',
  DATABASE_URL: 'postgres://site:secret@db.example/site',
  D1_DATABASE: `${'a'.repeat(32)}/12345678-1234-1234-1234-123456789abc`,
  CLOUDFLARE_API_TOKEN: 'secret',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_TO: 'vendas@tecto.example, site@tecto.example',
  MAIL_FROM: 'no-reply@tecto.example',
  MAIL_ORIGINS: 'https://tecto.example, http://localhost:3000',
  MAIL_DIGEST: 'off',
  MAIL_MOST_STORED: '50',
  MAIL_RATE: '5',
  MAIL_RATE_IN_ALL: '70',
  MAIL_PER_HOUR: '12',
  KEEP_DAYS: '90',
  METRICS_PORT: '9180',
  TRUSTED_PROXIES: '2',
}

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual(defaults)
  expect(readSettings({ HOME: '/root', PATH: '/bin' })).toEqual(defaults)
})

test('.env.example names every setting, and the default of each', () => {
  const example = readFileSync('.env.example', 'utf8')
  const settings = [...example.matchAll(/^(\w+)=$/gm)].map(([, name]) => name)
  expect(settings.filter((name) => !name?.startsWith('VITE_')).sort()).toEqual(Object.keys(all).sort())
  const { host, siteFolder, dataFolder, keepDays, mostPerAddress } = readSettings({})
  const emptyOf = (name: string) => new RegExp(`([^\\n]*\\n[^\\n]*)\\n${name}=\\n`).exec(example)?.[1]
  expect(emptyOf('PORT')).toContain(
    `npm start\` (empty: ${defaultSitePort}) or of \`npm run mail\` (empty: ${defaultMailPort})`,
  )
  expect(emptyOf('HOST')).toContain(`Empty: ${host}`)
  expect(emptyOf('KEEP_DAYS')).toContain(`Empty: ${keepDays}.`)
  expect(emptyOf('SITE_DIR')).toContain(`Empty: ${siteFolder}.`)
  expect(emptyOf('DATA_DIR')).toContain(`Empty: ${dataFolder}.`)
  expect(emptyOf('MAIL_RATE')).toContain(`Empty: ${mostPerAddress}.`)
})

test('an empty setting counts as not set', () => {
  expect(readSettings(Object.fromEntries(Object.keys(all).map((name) => [name, ''])))).toEqual(defaults)
})

test('everything can be set', () => {
  expect(readSettings(all)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteFolder: '/srv/site/current',
    afterDeploy: 'systemctl reload caddy',
    dataFolder: '/var/lib/tecto',
    databaseUrl: 'postgres://site:secret@db.example/site',
    d1: {
      address: `https://api.cloudflare.com/client/v4/accounts/${'a'.repeat(32)}/d1/database/12345678-1234-1234-1234-123456789abc`,
      token: 'secret',
    },
    mostStoredMegabytes: 50,
    forwarding: {
      smtpUrl: 'smtps://user:password@mail.example:465',
      to: ['vendas@tecto.example', 'site@tecto.example'],
      from: 'no-reply@tecto.example',
      mostPerHour: 12,
      hasDigest: false,
    },
    origins: ['https://tecto.example', 'http://localhost:3000'],
    metricsPort: 9180,
    keepDays: 90,
    mostPerAddress: 5,
    mostInAll: 70,
    trustedProxies: 2,
  })
})

test('mail is from its first recipient where MAIL_FROM is not set', () => {
  expect(readSettings({ ...all, MAIL_FROM: '' }).forwarding?.from).toBe('vendas@tecto.example')
})

const wrong = [
  ['PORT', 'eighty', 'a whole number'],
  ['PORT', '80.5', 'a whole number'],
  ['PORT', '-1', 'a whole number'],
  ['PORT', '99999', 'a port'],
  ['SMTP_URL', 'mail.example', 'an address such as smtps://'],
  ['SMTP_URL', 'https://mail.example', 'an address such as smtps://'],
  ['SMTP_URL', 'smtp:mail.example:465', 'an address such as smtps://'],
  ['SMTP_URL', 'smtps://', 'an address such as smtps://'],
  ['DATABASE_URL', 'mysql://db.example/site', 'an address such as postgres://'],
  ['MAIL_TO', 'vendas', 'e-mail addresses'],
  ['MAIL_TO', 'vendas@tecto.example,', 'e-mail addresses'],
  ['MAIL_TO', 'vendas@tecto.example; site@tecto.example', 'e-mail addresses'],
  ['MAIL_FROM', 'Tecto <site@tecto.example>', 'an e-mail address'],
  ['MAIL_ORIGINS', 'tecto.example', 'origins such as https://'],
  ['MAIL_ORIGINS', 'https://tecto.example/', 'origins such as https://'],
  ['MAIL_ORIGINS', '*', 'origins such as https://'],
  ['MAIL_ORIGINS', 'null', 'origins such as https://'],
  ['MAIL_RATE', 'many', 'a whole number'],
  ['MAIL_DIGEST', 'weekly', 'on or off'],
  ['MAIL_MOST_STORED', 'much', 'a whole number'],
  ['D1_DATABASE', 'requests', 'the id of the account'],
  ['MAIL_RATE_IN_ALL', '-1', 'a whole number'],
  ['MAIL_PER_HOUR', '0', 'at least 1'],
  ['METRICS_PORT', 'x', 'a whole number'],
  ['KEEP_DAYS', 'a year', 'a whole number'],
  ['KEEP_DAYS', '3', 'at least 4'],
  ['TRUSTED_PROXIES', 'yes', 'a whole number'],
] as const

test.each(wrong)('%s=%s is refused, as it must be %s', (name, value, expected) => {
  expect(() => readSettings({ ...all, [name]: value })).toThrow(`  ${name} must be ${expected}`)
})

test('all faults are reported at once, without the password', () => {
  const fault = faultOf({ ...all, PORT: 'x', SMTP_URL: 'ftp://user:hunter2@mail.example', MAIL_RATE: 'y' })
  expect(fault.split('\n').map((line) => line.trim().split(' ')[0])).toEqual(['These', 'PORT', 'SMTP_URL', 'MAIL_RATE'])
  expect(fault).not.toContain('hunter2')
})

test.each(['SMTP_URL', 'MAIL_TO'] as const)(
  'forwarding needs a server and a recipient: %s alone is refused',
  (name) => {
    expect(() => readSettings({ [name]: all[name] })).toThrow('SMTP_URL and MAIL_TO must both be set, or neither')
  },
)

test('a program with a wrong setting says so and ends', async () => {
  const { status, errors } = await runProgram('server/mail/serve-mail.ts', { PORT: 'x' })
  expect(status).toBe(1)
  expect(errors).toContain('PORT must be a whole number')
  expect(errors).not.toContain('at ')
})

function faultOf(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was refused')
}
