import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/free-port'
import { serveMail } from '../../tests/mail/mail-client'
import { mark, markedRequest } from '../../tests/mail/marked'
import { leadRequest } from '../../tests/mail/sample-requests'
import { createMetrics } from './metrics'

test('metrics count requests by how they ended, and what waits, on a port of their own, without personal data', async () => {
  const metricsPort = await freePort()
  const { send, port } = await serveMail({ metricsPort })
  await send(markedRequest())
  await send(markedRequest())
  await send(leadRequest({ name: 'https://casino.example' }))
  await send('{')
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const line of [
    'mail_requests_total{outcome="stored",status="202"} 1',
    'mail_requests_total{outcome="repeated",status="202"} 1',
    'mail_requests_total{outcome="stored as spam",status="202"} 1',
    'mail_requests_total{outcome="refused",status="400"} 1',
    'mail_request_seconds_count 4',
    'mail_queue_requests{state="waiting"} 2',
    'mail_queue_requests{state="parked"} 0',
    'mail_database_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text.toLowerCase()).not.toContain(mark.toLowerCase())
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
})

test('a database that fails is a metric, too', async () => {
  const count = async () => {
    throw new Error('disk I/O error')
  }
  expect(await createMetrics({ count } as never).text()).toContain('mail_database_up 0')
})

test('a taken port costs the metrics only', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { send } = await serveMail({ metricsPort: port })
  expect((await send(leadRequest())).status).toBe(202)
  other.close()
})
