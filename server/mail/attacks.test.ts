import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { serveMail } from '../../tests/mail/mail-client.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { maxBytes } from './mail-app.ts'

// Each attack once worked. It runs against a small real service; whatever it does, a visitor is served afterwards.

type Service = Awaited<ReturnType<typeof serveMail>>

interface Attack {
  name: string
  settings?: Parameters<typeof serveMail>[0]
  /** @returns what the attacker achieved */
  run: (service: Service) => Promise<unknown>
  expected: unknown
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const visitor = from('198.51.100.7')
const attacker = from('192.0.2.66')

/** @returns how often each status was the answer */
async function flood({ send }: Service, addresses: string[], bodyOf: (index: number) => unknown = numbered) {
  const counts: Record<number, number> = {}
  for (const [index, address] of addresses.entries()) {
    const { status } = await send(bodyOf(index), from(address))
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const numbered = (index: number) => leadRequest({ name: `Bot ${index}` })
const times = (count: number, address: string) =>
  Array.from({ length: count }, (_, index) => address.replace('#', String(index)))

const attacks: Attack[] = [
  {
    name: 'a flood from 600 networks shuts nobody out who was not part of it',
    settings: { maxTotal: 100 },
    run: async (service) => {
      await flood(service, times(600, '2001:db8:#::1'))
      return flood(service, times(3, '198.18.#.1'))
    },
    expected: { 202: 3 },
  },
  {
    name: 'the same request a hundred times is stored once, and counts once',
    settings: { maxTotal: 2 },
    run: async (service) => {
      const statuses = await flood(service, times(100, '192.0.2.66'), () => leadRequest())
      return [statuses, (await service.stored()).length]
    },
    expected: [{ 202: 100 }, 1],
  },
  {
    name: 'a flood of what is invalid is limited and stores nothing',
    settings: { maxPerAddress: 5 },
    run: async (service) => [
      await flood(service, times(10, '192.0.2.66'), (index) => ['{', {}, [], 'x'.repeat(9)][index % 4]),
      (await service.stored()).length,
    ],
    expected: [{ 400: expect.any(Number), 422: expect.any(Number), 429: 5 }, 0],
  },
  {
    name: 'what comes without a length counts as what was read',
    settings: { maxPerAddress: 3 },
    run: async ({ send }) => {
      const statuses = []
      for (const { size } of [{ size: 1 }, { size: 9000 }, { size: 1 }]) {
        const value = JSON.stringify(leadRequest({ name: `Bot ${size}` })).padEnd(size)
        statuses.push((await send(new Blob([value]).stream(), attacker)).status)
      }
      return statuses
    },
    expected: [202, 429, 429],
  },
  {
    name: 'of a form without a length, no more is read from a limited client',
    settings: { maxPerAddress: 1 },
    run: async ({ port, send }) => {
      let read = 0
      const endless = new ReadableStream({
        pull(stream) {
          stream.enqueue(new Uint8Array(maxBytes))
          read += 1
          if (read === 99) stream.close()
        },
      })
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://127.0.0.1:${port}` }
      await send({}, attacker)
      const { status } = await send(endless, { ...attacker, ...form })
      return [status, read < 99]
    },
    expected: [413, true],
  },
  {
    name: "a stranger who uses a visitor's id first does not keep the visitor's request out",
    run: async ({ send, stored }) => {
      const key = { 'idempotency-key': 'known' }
      await send(leadRequest({ name: 'Stranger' }), { ...attacker, ...key })
      await send(leadRequest({ name: 'Victim' }), { ...visitor, ...key })
      return (await stored()).map(({ request }) => request.name)
    },
    expected: ['Stranger', 'Victim'],
  },
  {
    name: 'a database that another process has locked loses no request',
    run: async ({ dataFolder, send }) => {
      await send(leadRequest(), attacker)
      using database = new DatabaseSync(join(dataFolder, 'requests.sqlite'))
      database.exec('BEGIN IMMEDIATE')
      const { status, headers } = await send(leadRequest({ name: 'Waiting' }), attacker)
      database.exec('ROLLBACK')
      return [status, headers.get('retry-after'), (await send(leadRequest({ name: 'Waiting' }), attacker)).status]
    },
    expected: [503, '60', 202],
  },
]

test.each(attacks)('$name', { timeout: 60_000 }, async ({ settings, run, expected }) => {
  muteConsole('error')
  const service = await serveMail({ trustedProxies: 1, ...settings })
  expect(await run(service)).toEqual(expected)
  const request = leadRequest({ name: 'Visitor' })
  expect((await service.send(request, visitor)).status).toBe(202)
  expect((await service.stored()).map(({ request }) => request)).toContainEqual(request)
})
