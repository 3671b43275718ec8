import { expect, test } from 'vitest'
import { errorMessage } from './log.ts'

// Node's error of a host with several addresses.
test('the reason of several errors names each, and is never empty', () => {
  const [four, six] = ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED ::1:5432']
  expect(errorMessage(new AggregateError([new Error(four), new Error(six)]))).toBe(`${four}; ${six}`)
  expect(errorMessage(new Error(''))).toBe('Error')
})
