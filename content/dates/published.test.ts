import { expect, test } from 'vitest'
import { isPublished } from './published.ts'

/** The first moment of December 1, 2026, in the company's time zone. */
const midnight = new Date('2026-12-01T03:00:00Z')
const before = new Date(midnight.getTime() - 1)

test.each([
  ['an entry with neither field', {}, true, true],
  ['a draft', { draft: true }, false, false],
  ['an entry that is due on that day', { publishAt: '2026-12-01' }, false, true],
  ['an entry that is due on the next day', { publishAt: '2026-12-02' }, false, false],
  ['a draft whose day has come', { draft: true, publishAt: '2026-11-01' }, false, false],
])('%s (%o) is published just before December 1: %s, on that day: %s', (_, entry, dayBefore, thatDay) => {
  expect([isPublished(entry, before), isPublished(entry, midnight)]).toEqual([dayBefore, thatDay])
})
