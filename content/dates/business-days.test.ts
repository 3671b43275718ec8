import { expect, test } from 'vitest'
import { inOneLanguage } from '../../locales/localized.ts'
import { addDays, holidayOn } from './business-days.ts'
import { holidays } from './holidays.ts'

const ofCompany = inOneLanguage(holidays, 'en-us')

// Sources: the city's calendar (https://capital.sp.gov.br) and the federal government's yearly ordinances.
test.each([
  [2025, '01-01 03-03 03-04 04-18 04-21 05-01 06-19 07-09 10-12 11-02 11-15 11-20 12-25 01-25 09-07'],
  [2026, '01-01 01-25 02-16 02-17 04-03 04-21 05-01 06-04 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
  [2027, '01-01 01-25 02-08 02-09 03-26 04-21 05-01 05-27 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
  [2028, '01-01 01-25 02-28 02-29 04-14 04-21 05-01 06-15 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
])('the holidays of %i', (year, expected) => {
  const found: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1))
    if (holidayOn(day, ofCompany)) found.push(day.slice(5))
  expect(found).toEqual(expected.split(' ').sort())
})
