import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultKeepDays, minKeepDays } from '../../forms/retention.ts'
import { readSettings } from '../../server/settings.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { readKeepDays } from './keep-days.ts'

beforeEach(() => void vi.stubEnv('KEEP_DAYS', ''))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['nothing is set', {}, '', defaultKeepDays],
  ['the environment says it', { '.env': 'KEEP_DAYS=200' }, '90', 90],
  ['.env says it', { '.env': 'PORT=8080\nKEEP_DAYS=200\n' }, '', 200],
])('if %s, the policy states the period that the mail service uses', (_, files, setting, expected) => {
  workIn(files as Record<string, string>)
  vi.stubEnv('KEEP_DAYS', setting)
  expect(readKeepDays()).toBe(expected)
  expect(readSettings({ KEEP_DAYS: String(expected) }).keepDays).toBe(expected)
})

test.each(['a year', '90.5', '-1', String(minKeepDays - 1)])('KEEP_DAYS=%s stops the build', (setting) => {
  workIn({})
  vi.stubEnv('KEEP_DAYS', setting)
  expect(readKeepDays).toThrow(`KEEP_DAYS is '${setting}', but must be`)
})
