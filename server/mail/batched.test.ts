import { expect, test, vi } from 'vitest'
import { batched } from './batched'

test('what is asked for at once is done in one transaction, in order, each with its result', async () => {
  const count = vi.fn()
  const transaction = <Result>(task: () => Result) => {
    count()
    return task()
  }
  const double = batched(transaction, (number: number) => 2 * number)
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(count).toHaveBeenCalledOnce()
  expect(await double(4)).toBe(8)
  expect(count).toHaveBeenCalledTimes(2)
})

test('nothing is told before the transaction has ended', async () => {
  const told: string[] = []
  const transaction = <Result>(task: () => Result) => {
    const result = task()
    told.push('on the disk')
    return result
  }
  await batched(transaction, (name: string) => name)('A').then((name) => told.push(name))
  expect(told).toEqual(['on the disk', 'A'])
})

test('one that fails takes no other with it', async () => {
  let done: string[] = []
  const transaction = <Result>(task: () => Result) => {
    const before = [...done]
    try {
      return task()
    } catch (error) {
      done = before
      throw error
    }
  }
  const add = batched(transaction, (name: string) => {
    if (name === 'bad') throw new Error('not this one')
    done.push(name)
    return name
  })
  const results = await Promise.allSettled(['A', 'bad', 'B'].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['A', 'B'])
})
