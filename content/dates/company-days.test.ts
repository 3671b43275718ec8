import { expect, test } from 'vitest'
import { noonOf } from './company-days.ts'

test.each([
  ['2026-05-14', '2026-05-14T15:00:00.000Z'],
  // Brazil had summer time until 2019.
  ['2016-12-31', '2016-12-31T14:00:00.000Z'],
])('noon of %s is %s, which is the same day wherever visitors are', (day, noon) => {
  expect(noonOf(day)).toBe(noon)
  for (const timeZone of ['Pacific/Honolulu', 'America/Sao_Paulo', 'Europe/Madrid', 'Asia/Singapore'])
    expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(noon))).toBe(day)
})
