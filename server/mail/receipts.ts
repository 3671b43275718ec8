import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import { names } from '../../content/names.ts'
import { localeOfPath } from '../../locales/locales.ts'
import { log, logError, reasonOf } from '../log.ts'
import { consume, type OpenLimiter } from './limits.ts'
import type { RequestStore, StoredRequest } from './store/request-store.ts'
import { word } from './words.ts'

const hourSeconds = 3600

/** Tells those who sent these requests that they have arrived. It never fails: a receipt that cannot be sent is not sent. */
export type SendReceipts = (requests: StoredRequest[], transport: Transporter) => Promise<void>

interface ReceiptOptions {
  store: RequestStore
  openLimiter: OpenLimiter
  from: string
  /** To all addresses together; one address gets one in a day. */
  mostPerHour: number
}

/**
 * Receipts hold nothing that a visitor has written: else anybody could have this service mail a text of theirs to others. An address that
 * spam came from gets none.
 */
function createReceipts({ store, openLimiter, from, mostPerHour }: ReceiptOptions): SendReceipts {
  const ofAddress = openLimiter({ keyPrefix: 'receipt', points: 1, duration: 24 * hourSeconds })
  const ofAll = openLimiter({ keyPrefix: 'receipts', points: mostPerHour, duration: hourSeconds })

  async function mayHave({ request, isSpam }: StoredRequest): Promise<boolean> {
    const address = folded(request.email)
    if (isSpam) return false
    const spam = await store.list({ isSpam: true })
    if (spam.some(({ request: { email } }) => folded(email) === address)) return false
    const key = createHash('sha256').update(address).digest('hex')
    return (await consume(ofAddress, key, 1)) === 0 && (await consume(ofAll, 'all', 1)) === 0
  }

  return async (requests, transport) => {
    for (const stored of requests)
      try {
        if (!(await mayHave(stored))) continue
        await transport.sendMail({ from: { name: names.company, address: from }, ...composeReceipt(stored) })
        log('receipt sent', { id: stored.id })
      } catch (error) {
        logError('no receipt sent', { id: stored.id, reason: reasonOf(error) })
      }
  }
}

/** @returns nothing where no receipts are to be sent */
export function receiptsFor(
  { from, receiptsPerHour }: { from: string; receiptsPerHour: number },
  storage: Pick<ReceiptOptions, 'store' | 'openLimiter'>,
): SendReceipts | undefined {
  return receiptsPerHour > 0 ? createReceipts({ ...storage, from, mostPerHour: receiptsPerHour }) : undefined
}

/** In the language of the page that the request came from. */
function composeReceipt({ request: { email, origin } }: StoredRequest) {
  const locale = localeOfPath(new URL(origin).pathname)
  return {
    to: email,
    subject: word(locale, 'receipt.subject'),
    text: `${word(locale, 'receipt.text').replaceAll('{company}', names.company)}\n`,
    // So that no program answers it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Mail to an address arrives in either case. */
function folded(address: string): string {
  return address.trim().toLowerCase()
}
