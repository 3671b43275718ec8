import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forwardingTo, openMailbox } from '../../tests/mail/mailbox'
import { mark, markedRequest } from '../../tests/mail/marked'
import { leadRequest } from '../../tests/mail/sample-requests'
import { addLeads, entry, openStore } from '../../tests/mail/store'
import { until } from '../../tests/until'
import { composeDigest, startDigest } from './digest'

const minute = 60_000
const hour = 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(new Date(2026, 10, 20, 7, 55))
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('comes once each morning with the numbers of the last day, whoever else runs, and names nobody', async () => {
  const mailbox = await openMailbox()
  const store = openStore()
  await addLeads(store, 'old')
  vi.setSystemTime(new Date(2026, 10, 22, 7, 55))
  await store.add(entry(markedRequest()))
  await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
  for (let instance = 0; instance < 2; instance += 1) onTestFinished(startDigest(store, forwardingTo(mailbox)).stop)
  vi.advanceTimersByTime(10 * minute)
  await until(() => mailbox.mails.length === 1, 'a mail')
  const [mail] = mailbox.mails
  expect(mail?.subject).toBe('Resumo do site, 2026-11-22: 2 pedidos')
  expect(mail?.text).toContain('possível spam: 1\n')
  expect(mail?.text).toContain('Ainda não encaminhados: 3\n')
  expect(`${mail?.text}${mail?.html}`).not.toContain(mark)
  for (let passed = 0; passed < 20 * hour; passed += 10 * minute) {
    vi.advanceTimersByTime(10 * minute)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(mailbox.mails).toHaveLength(1)
  vi.advanceTimersByTime(5 * hour)
  await until(() => mailbox.mails.length === 2, 'the mail of the next day')
  expect(mailbox.mails[1]?.subject).toBe('Resumo do site, 2026-11-23: 0 pedidos')
})

test('is tried again where it could not be sent', async () => {
  const mailbox = await openMailbox()
  mailbox.refuseWith = 451
  vi.setSystemTime(new Date(2026, 10, 22, 9, 0))
  onTestFinished(startDigest(openStore(), forwardingTo(mailbox)).stop)
  await until(() => vi.mocked(console.error).mock.calls.length === 1, 'a failure')
  mailbox.refuseWith = undefined
  vi.advanceTimersByTime(10 * minute)
  await until(() => mailbox.mails.length === 1, 'a mail')
})

test('says what to type where something needs a person', () => {
  const { text } = composeDigest({ received: 3, spam: 1, waiting: 0, parked: 2 }, '2026-11-22')
  expect(text).toContain('leads -- --spam')
  expect(text).toContain('leads -- --parked')
  expect(composeDigest({ received: 3, spam: 0, waiting: 0, parked: 0 }, '2026-11-22').text).not.toContain('npm run')
})
