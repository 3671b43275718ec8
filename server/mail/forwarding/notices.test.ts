import type { Transporter } from 'nodemailer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addLeads, openStore } from '../../../tests/mail/store.ts'
import { readSettings } from '../../settings.ts'
import type { Forwarding } from './forwarder.ts'
import { createNotices } from './notices.ts'

const { forwarding } = readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_TO: 'team@tecto.example' })

test('every morning one of several instances sends the numbers of the last day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = openStore()
  const sendMail = vi.fn()
  const transport = { sendMail } as unknown as Transporter
  const instances = [1, 2].map(() => createNotices(store, transport, forwarding as Forwarding))
  const at = async (day: number, hour: number) => {
    vi.setSystemTime(new Date(2026, 4, day, hour))
    for (const sendDue of instances) await sendDue()
    return sendMail.mock.calls.splice(0).map(([mail]) => mail.subject)
  }
  await addLeads(store, 'Ana', 'Bia')
  expect(await at(14, 7)).toEqual([])
  expect(await at(14, 9)).toEqual(['Resumo do site, 2026-05-14: 2 pedidos'])
  expect(await at(14, 10)).toEqual([])
  await addLeads(store, 'Caio')
  expect(await at(15, 9)).toEqual(['Resumo do site, 2026-05-15: 1 pedido'])
})
