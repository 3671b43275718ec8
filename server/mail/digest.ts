import type { Transporter } from 'nodemailer'
import { names } from '../../content/names.ts'
import { logError, reasonOf } from '../log.ts'
import type { Forwarding } from './mail-sender.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Counts, RequestStore } from './store/request-store.ts'

const dayMs = 24 * 60 * 60_000
const lookEveryMs = 10 * 60_000
/** The hour of this machine's day from which on the digest is sent. */
const hourOfDay = 8

/** Sends the team a mail each day with the numbers of the last day: it also shows that the service works. */
export function startDigest(store: RequestStore, forwarding: Forwarding): { stop: () => void } {
  const transport = smtpTransport(forwarding.smtpUrl)
  const look = () =>
    sendWhenDue(store, transport, forwarding).catch((error) =>
      logError('the digest was not sent', { reason: reasonOf(error) }),
    )
  void look()
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    stop() {
      clearInterval(timer)
      transport.close()
    },
  }
}

/** Sends it once a day, from the hour of the day on. */
export async function sendWhenDue(
  store: RequestStore,
  transport: Transporter,
  { from, to }: Forwarding,
): Promise<void> {
  const now = new Date()
  if (now.getHours() < hourOfDay) return
  const day = dayOf(now)
  // Of several instances, and after a restart, one sends it.
  if (!(await store.claimDigest(day))) return
  try {
    const counts = await store.count(now.getTime() - dayMs)
    await transport.sendMail({
      from: { name: `Site da ${names.company}`, address: from },
      to,
      ...composeDigest(counts, day),
    })
  } catch (error) {
    await store.releaseDigest(day)
    throw error
  }
}

/** In Portuguese, as the team that reads it. It holds numbers only. */
export function composeDigest({ received, spam, waiting, parked }: Counts, day: string) {
  const lines = [
    `Pedidos recebidos nas últimas 24 horas: ${received}`,
    `Entre eles, possível spam: ${spam}`,
    `Ainda não encaminhados: ${waiting}`,
    `Recusados de vez pelo servidor de e-mail: ${parked}`,
  ]
  if (spam > 0)
    lines.push('', 'Para ver o que foi tomado por spam: npm run leads -- --spam (e --not-spam N, se não for).')
  if (parked > 0) lines.push('', 'Para ver os recusados: npm run leads -- --parked (e --retry N para tentar de novo).')
  return { subject: `Resumo do site, ${day}: ${received} pedidos`, text: `${lines.join('\n')}\n` }
}

function dayOf(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time)
}
