import { expect, onTestFinished, test } from 'vitest'
import { names } from '../../content/names'
import { localeIds } from '../../locales/locales'
import { forwardingTo, openMailbox } from '../../tests/mail/mailbox'
import { leadRequest } from '../../tests/mail/sample-requests'
import { entry, openStore } from '../../tests/mail/store'
import { text } from '../../tests/messages'
import { until } from '../../tests/until'
import { startForwarder } from './forwarder'
import { limiterInMemory } from './limits'
import { receiptsFor } from './receipts'

const requestOf = (email: string, locale = 'pt-br') =>
  leadRequest({ email, name: email, origin: `https://tecto.example/${locale}/contrate` })

test('a receipt is in the language of the page, and holds nothing that the visitor wrote', async () => {
  const { add, receipts } = await serve()
  for (const locale of localeIds) {
    const [mail] = await add(requestOf(`${locale}@x.example`, locale))
    expect(mail).toMatchObject({
      subject: text(locale, 'receipt.subject'),
      to: [{ address: `${locale}@x.example` }],
      from: { address: 'site@tecto.example' },
    })
    expect(mail?.text).toContain(names.company)
    expect(mail?.text).not.toMatch(/[{}]|Goiás|@/)
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  }
  expect(receipts()).toHaveLength(localeIds.length)
})

test('an address gets one, in capitals or not, and others get theirs', async () => {
  const { add } = await serve()
  expect(await add(requestOf('ana@x.example'))).toHaveLength(1)
  expect(await add({ ...requestOf('Ana@X.example'), state: 'Acre' })).toHaveLength(0)
  expect(await add(requestOf('eva@x.example'))).toHaveLength(1)
})

test('all addresses together get so many in an hour', async () => {
  const { add } = await serve(2)
  const counts = []
  for (const name of ['a', 'b', 'c']) counts.push((await add(requestOf(`${name}@x.example`))).length)
  expect(counts).toEqual([1, 1, 0])
})

test('an address that spam came from gets none, neither for it nor later', async () => {
  const { add } = await serve()
  expect(await add(requestOf('bot@x.example'), true)).toHaveLength(0)
  expect(await add({ ...requestOf('BOT@x.example'), state: 'Acre' })).toHaveLength(0)
})

test('without the setting nobody gets one', async () => {
  const { add } = await serve(0)
  expect(await add(requestOf('ana@x.example'))).toHaveLength(0)
})

/** Stores requests and forwards them. */
async function serve(receiptsPerHour = 20) {
  const mailbox = await openMailbox()
  const forwarding = { ...forwardingTo(mailbox), receiptsPerHour }
  const store = openStore()
  const receipts = receiptsFor(forwarding, { store, openLimiter: limiterInMemory })
  const forwarder = startForwarder(store, forwarding, receipts)
  onTestFinished(forwarder.stop)
  const receiptsIn = () => mailbox.mails.filter(({ to }) => to?.[0]?.address !== forwarding.to[0])
  return {
    receipts: receiptsIn,
    /** @returns the receipts that it caused */
    async add(request: ReturnType<typeof leadRequest>, isSpam = false) {
      const before = receiptsIn().length
      const forwarded = mailbox.mails.length - before
      await store.add(entry(request, { isSpam }))
      forwarder.wake()
      await until(() => mailbox.mails.length - receiptsIn().length > forwarded, 'the mail to the team')
      // A receipt is on its way before the next look at the queue has ended.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return receiptsIn().slice(before)
    },
  }
}
