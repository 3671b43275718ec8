import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forwardingTo, type Mailbox, openMailbox } from '../../tests/mail/fakes/mailbox.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { mailAddress, serveMail } from '../../tests/mail/mail-client.ts'
import { mark, markedRequest } from '../../tests/mail/marked.ts'
import { runProgram } from '../../tests/mail/program.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { maxBytes } from './mail-app.ts'
import { maxRefusals } from './request-store.ts'

// Each attack once worked. It runs against a small real service; whatever it does, a visitor is served afterwards.

type Service = Awaited<ReturnType<typeof serveMail>> & { mailbox: Mailbox }

interface Attack {
  name: string
  settings?: Parameters<typeof serveMail>[0]
  /** @returns what the attacker achieved */
  run: (service: Service) => Promise<unknown>
  expected: unknown
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const patience = { timeout: 60_000 }
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
    name: 'five mails that are refused for good hold up none of 20 others, and are not tried again at once',
    run: async (service) => {
      const { mailbox } = service
      let attempts = 0
      mailbox.waitFor = async () => {
        attempts += 1
        if (attempts <= maxRefusals) throw Object.assign(new Error('No'), { responseCode: 550 })
      }
      await flood(service, times(25, '192.0.2.#'))
      await expect.poll(() => mailbox.mails.length, patience).toBe(20)
      return (await service.stored()).filter(({ forwarding }) => forwarding === 'dead-letter')
    },
    expected: [],
  },
  {
    name: 'a database that another process has locked blocks no other answer, and loses no request',
    run: async ({ port, dataFolder, send }) => {
      await send(leadRequest(), attacker)
      using database = new DatabaseSync(join(dataFolder, 'requests.sqlite'), { timeout: 5000 })
      database.exec('BEGIN IMMEDIATE')
      const waiting = send(leadRequest({ name: 'Waiting' }), attacker)
      let longestMs = 0
      for (let count = 0; count < 20; count += 1) {
        const startedAt = performance.now()
        await (await fetch(mailAddress(port))).text()
        longestMs = Math.max(longestMs, performance.now() - startedAt)
        await after(20)
      }
      database.exec('ROLLBACK')
      return [longestMs < 2500 || longestMs, (await waiting).status]
    },
    expected: [true, 202],
  },
  {
    name: 'an erased person is in no byte of the data folder, and is not stored when a browser sends again',
    run: async ({ dataFolder, send, stored }) => {
      const request = markedRequest()
      await send(request, attacker)
      const { status } = await runProgram('server/mail/leads/leads.ts', { DATA_DIR: dataFolder }, [
        '--person',
        request.email,
        '--erase',
      ])
      const again = await send(request, attacker)
      const traces = globSync('**/*', { cwd: dataFolder, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .filter(({ parentPath, name }) =>
          readFileSync(join(parentPath, name), 'latin1').toLowerCase().includes(mark.toLowerCase()),
        )
      return [status, again.status, (await stored()).length, traces.map(({ name }) => name)]
    },
    expected: [0, 202, 0, []],
  },
]

test.each(attacks)('$name', patience, async ({ settings, run, expected }) => {
  muteConsole('error')
  const mailbox = await openMailbox()
  const service = await serveMail({ trustedProxies: 1, forwarding: forwardingTo(mailbox), ...settings })
  expect(await run({ ...service, mailbox })).toEqual(expected)
  const request = leadRequest({ name: 'Visitor' })
  expect((await service.send(request, visitor)).status).toBe(202)
  expect((await service.stored()).map(({ request }) => request)).toContainEqual(request)
})
