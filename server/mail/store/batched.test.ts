import { expect, test, vi } from 'vitest'
import { batched } from './batched'
import type { Statement } from './sql-database'

const statement = (sql: string): Statement => ({ sql, values: [] })
const echo = (statements: Statement[]) => statements.map(({ sql }) => [{ sql }])

test('what is asked for at once is run together, in order, each with its rows', async () => {
  const run = vi.fn(async (statements: Statement[]) => echo(statements))
  const add = batched(run)
  const asked = [[statement('A')], [statement('B'), statement('C')], []]
  expect(await Promise.all(asked.map(add))).toEqual(asked.map(echo))
  expect(run).toHaveBeenCalledOnce()
  expect(await add([statement('D')])).toEqual([[{ sql: 'D' }]])
  expect(run).toHaveBeenCalledTimes(2)
})

test('what is asked for meanwhile is run together when that has ended, and nothing is told before', async () => {
  const running: { sqls: string[]; end: () => void }[] = []
  const add = batched(async (statements) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    running.push({ sqls: statements.map(({ sql }) => sql), end: resolve })
    await promise
    return echo(statements)
  })
  const told: string[] = []
  const ask = (sql: string) => add([statement(sql)]).then(() => told.push(sql))
  const all = [ask('A')]
  await vi.waitFor(() => expect(running).toHaveLength(1))
  all.push(ask('B'), ask('C'))
  expect(told).toEqual([])
  running[0]?.end()
  await vi.waitFor(() => expect(running).toHaveLength(2))
  expect(told).toEqual(['A'])
  running[1]?.end()
  await Promise.all(all)
  expect(running.map(({ sqls }) => sqls)).toEqual([['A'], ['B', 'C']])
})

test('one that fails takes no other with it', async () => {
  const done: string[] = []
  const add = batched(async (statements) => {
    if (statements.some(({ sql }) => sql === 'bad')) throw new Error('not this one')
    done.push(...statements.map(({ sql }) => sql))
    return echo(statements)
  })
  const results = await Promise.allSettled(['A', 'bad', 'B'].map((sql) => add([statement(sql)])))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['A', 'B'])
})
