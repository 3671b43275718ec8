import { expect, test, vi } from 'vitest'
import { writtenDay } from './written-day.ts'

test.each([
  ['pt-br', '21 de novembro de 2026'],
  ['en-us', 'November 21, 2026'],
  ['es-es', '21 de noviembre de 2026'],
] as const)('in %s, a day is the same wherever the site is built', (locale, text) => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  expect(writtenDay('2026-11-21', locale)).toEqual({ iso: '2026-11-21', text })
})
