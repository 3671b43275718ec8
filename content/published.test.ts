// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from './company'
import { published } from './published'

/** The first instant of 1 December 2026 where the company is. */
const midnight = new Date('2026-12-01T03:00:00Z')
const before = new Date(midnight.getTime() - 1)

afterEach(() => vi.unstubAllEnvs())

test('the company is where these tests take it to be', () => {
  expect(company.timeZone).toBe('America/Sao_Paulo')
})

describe.each([
  ['an entry without a word on it', {}, true, true],
  ['a draft', { draft: true }, false, false],
  ['what is no draft any more', { draft: false }, true, true],
  ['what is due that day', { publishAt: '2026-12-01' }, false, true],
  ['what is due the day after', { publishAt: '2026-12-02' }, false, false],
  ['a draft whose day has come', { draft: true, publishAt: '2026-11-01' }, false, false],
])('%s', (_, entry, dayBefore, thatDay) => {
  test.each([
    ['a moment before a day begins', before, dayBefore],
    ['when it begins', midnight, thatDay],
  ])('%s', (_when, now, isShown) => {
    expect(published([entry], now)).toEqual(isShown ? [entry] : [])
  })

  test('is shown where drafts are', () => {
    vi.stubEnv('DRAFTS', '1')
    expect(published([entry], before)).toEqual([entry])
  })
})
