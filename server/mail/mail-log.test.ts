import { expect, test } from 'vitest'
import { forwardingTo, openMailbox } from '../../tests/mail/fakes/mailbox.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { serveMail } from '../../tests/mail/mail-client.ts'
import { mark, markedRequest } from '../../tests/mail/marked.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { until } from '../../tests/programs/until.ts'

test('each request is one line with its id, and no line contains what a visitor wrote', async () => {
  const errors = muteConsole('error')
  const mailbox = await openMailbox()
  const { send, lines } = await serveMail({ forwarding: forwardingTo(mailbox), maxPerAddress: 8, maxTotal: 1 })
  const request = markedRequest()
  const responses = [
    await send(request, { 'idempotency-key': mark }),
    await send(request, { 'idempotency-key': mark }),
    await send(markedRequest({ message: 'x' }), { 'idempotency-key': mark }),
    await send(markedRequest({ role: `www.${mark}.example` })),
    await send({ ...request, [mark]: mark }),
    await send(`${mark}{`),
    await send(request, { 'content-type': mark }),
    await send(request),
    await send(request),
  ]
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 422, 202, 422, 400, 415, 202, 429])
  await until(() => mailbox.mails.length === 2, 'two mails')
  const isMarked = mailbox.mails.map(({ subject }) => subject?.startsWith('[possível spam]'))
  expect(isMarked).toEqual([false, true])
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')
  expect(logged.map(({ outcome }) => outcome)).toEqual([
    ...['stored', 'repeated', 'conflict', 'stored as spam', 'refused', 'refused', 'refused', 'repeated', 'limited'],
  ])
  expect(logged.map(({ id }) => id)).toEqual(responses.map(({ headers }) => headers.get('x-request-id')))
  expect(new Set(logged.map(({ id }) => id)).size).toBe(responses.length)
  const said = [...lines, ...errors.mock.calls.flat().map(String)].join('\n')
  expect(said).toContain('"event":"forwarded","id":1')
  expect(said.toLowerCase()).not.toContain(mark.toLowerCase())
})

test('neither a mail server that quotes the mail nor a failing database brings content into the log', async () => {
  const errors = muteConsole('error')
  const mailbox = await openMailbox()
  mailbox.refuseWith = 550
  mailbox.refusal = `${mark} is not welcome`
  const { send, lines } = await serveMail({ forwarding: forwardingTo(mailbox) })
  await send(markedRequest())
  const broken = await serveMail({ dataFolder: folderWith({ 'requests.sqlite': mark.repeat(100) }) })
  expect((await broken.send(markedRequest())).status).toBe(503)
  const said = () => [...lines, ...errors.mock.calls.flat().map(String)].join('\n')
  await until(() => said().includes('not forwarded'), 'a refusal')
  expect(said()).toContain('EENVELOPE: the mail server answered 550')
  expect(said()).toContain('a request could not be stored')
  expect(said().toLowerCase()).not.toContain(mark.toLowerCase())
})
