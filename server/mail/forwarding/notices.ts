import type { Transporter } from 'nodemailer'
import { names } from '../../../content/names.ts'
import { errorMessage, logError } from '../../log.ts'
import type { RequestStore, Totals } from '../store/request-store.ts'
import type { Forwarding } from './forwarder.ts'

/** The hour from which the daily digest is sent, in this machine's time zone. */
const hourOfDay = 8

interface Notice {
  subject: string
  text: string
}

/**
 * Notices to the team, in Portuguese and without personal data: a daily digest, which also shows that the service
 * works, and at most hourly, the number of requests held back by MAIL_PER_HOUR.
 * @returns a function that sends the notices that are due
 */
export function createNotices(
  store: RequestStore,
  transport: Transporter,
  forwarding: Forwarding,
): () => Promise<void> {
  const { from, to, hasDigest } = forwarding
  const taken = new Set<string>()

  async function send(name: string, compose: (before: Pick<Totals, 'received' | 'receivedSpam'>) => Notice) {
    if (taken.has(name)) return
    taken.add(name)
    // Claimed in the database, so that it is sent once, whatever the number of instances and restarts.
    const before = await store.claimNotice(name, await store.totals())
    if (!before) return
    try {
      await transport.sendMail({ from: { name: `Site da ${names.company}`, address: from }, to, ...compose(before) })
    } catch (error) {
      logError('a notice was not sent', { name, reason: errorMessage(error) })
      taken.delete(name)
      await store.releaseNotice(name)
    }
  }

  return async () => {
    const now = new Date()
    const totals = await store.totals()
    const next = totals.waiting > 0 ? await store.nextDue(forwarding) : undefined
    if (next?.isHeldBack) await send(now.toISOString().slice(0, 13), () => composeWaiting(totals))
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(now)
    if (hasDigest && now.getHours() >= hourOfDay) await send(day, (before) => composeDigest(totals, before, day))
  }
}

function composeWaiting({ waiting }: Totals): Notice {
  const subject = `${requests(waiting)} ${waiting === 1 ? 'espera' : 'esperam'}`
  return {
    subject,
    text: `Já foram enviados todos os e-mails desta hora (MAIL_PER_HOUR). ${subject}. Para ver: npm run leads\n`,
  }
}

function composeDigest(totals: Totals, before: Pick<Totals, 'received' | 'receivedSpam'>, day: string): Notice {
  const received = totals.received - before.received
  const spam = totals.receivedSpam - before.receivedSpam
  return {
    subject: `Resumo do site, ${day}: ${requests(received)}`,
    text: `Pedidos desde o resumo anterior: ${received} (possível spam: ${spam}). Por encaminhar: ${totals.waiting}. Recusados de vez pelo servidor de e-mail: ${totals.deadLetters}.\n`,
  }
}

function requests(count: number): string {
  return `${count} ${count === 1 ? 'pedido' : 'pedidos'}`
}
