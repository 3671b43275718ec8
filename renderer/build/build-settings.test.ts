import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parseSettings } from '../../server/settings.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { buildSettingNames, buildSettingsSchema, readBuildSettings } from './build-settings.ts'

test.each([
  { VITE_DOMAIN_PT: '', VITE_MAIL_URL: '' },
  { VITE_MAIL_URL: 'http://localhost:4180' },
  { VITE_DOMAIN_PT: 'tecto.example', VITE_DOMAIN_EN: 'tecto-software.co.example' },
  { VITE_GTM_IDS: 'GTM-ABC1234', VITE_META_PIXEL_ID: '1234567890' },
])('%o is valid', (environment) => {
  expect(() => parseSettings(buildSettingsSchema, environment)).not.toThrow()
})

test.each([
  ['VITE_DOMAIN_PT', 'https://tecto.example'],
  ['VITE_DOMAIN_EN', 'tecto-software.example:8080'],
  ['VITE_MAIL_URL', 'https://mail.tecto.example/'],
  ['VITE_MAIL_URL', 'http://mail.tecto.example'],
  ['VITE_GTM_IDS', "GTM-A'"],
  ['VITE_META_PIXEL_ID', 'pixel'],
])('%s may not be %s: the error names what is expected', (name, value) => {
  expect(() => parseSettings(buildSettingsSchema, { [name]: value })).toThrow(`  ${name} must be `)
})

test.each([
  [{ VITE_DOMAIN_EN: 'tecto.example' }, 'VITE_DOMAIN_EN needs VITE_DOMAIN_PT to be set as well'],
  [{ VITE_DOMAIN_EN: 'tecto.example', VITE_DOMAIN_PT: 'tecto.example' }, 'must be a different domain'],
])('%o would redirect visitors in a loop', (environment, problem) => {
  expect(() => parseSettings(buildSettingsSchema, environment)).toThrow(problem)
})

test.each([
  [{ '.env': 'VITE_MAIL_ULR=https://mail.tecto.example' }, 'VITE_MAIL_ULR is no setting'],
  [{ '.env': 'VITE_GTM_IDS=GTM' }, 'VITE_GTM_IDS must be'],
  [{ '.env': 'DRAFTS=1' }, 'an image would show drafts'],
  [{ '.env.local': '' }, 'move what .env.local sets there'],
  [{ '.env.production': '', '.env.example': '', '.env.swp': '' }, 'move what .env.production sets there'],
])('%o is refused', (files: Record<string, string>, problem) => {
  for (const name of ['VITE_MAIL_ULR', 'VITE_GTM_IDS', 'DRAFTS']) vi.stubEnv(name, undefined)
  vi.stubEnv('NODE_ENV', 'production')
  workIn(files)
  expect(readBuildSettings).toThrow(problem)
})

test('quotes and spaces around a setting, as Docker leaves them, do not reach the site; an empty one stays empty', () => {
  vi.stubEnv('VITE_MAIL_URL', ' "https://mail.tecto.example" ').stubEnv('VITE_GTM_IDS', '')
  workIn({})
  readBuildSettings()
  expect([process.env.VITE_MAIL_URL, process.env.VITE_GTM_IDS]).toEqual(['https://mail.tecto.example', ''])
})

test('the environment may have settings of other programs', () => {
  expect(() => parseSettings(buildSettingsSchema, { VITE_VERCEL_ENV: 'production' })).not.toThrow()
})

test('.env.example documents every setting, and no other', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=$/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(buildSettingNames.toSorted())
})
