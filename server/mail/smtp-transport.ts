import nodemailer, { type Transporter } from 'nodemailer'
import type { Failure } from './store/request-store.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The connection to the mail server of a setting. Mail leaves this machine encrypted only: by TLS from the start, or by STARTTLS. */
export function smtpTransport(smtpUrl: string): Transporter {
  return nodemailer.createTransport({ url: smtpUrl, ...timeouts, requireTLS: needsTls(smtpUrl) })
}

/** Whether STARTTLS must succeed: a mail server on the same machine may do without. */
export function needsTls(smtpUrl: string): boolean {
  return !loopback.test(new URL(smtpUrl).hostname)
}

/**
 * What a failure of a mail means (RFC 5321, 4.2.1). A wrong password is no fault of the mail. Where the connection broke while the mail
 * was sent, it may have arrived.
 */
export function judgeFailure(error: unknown): Pick<Failure, 'isRefused' | 'mayHaveArrived'> {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    // Without a response nodemailer itself has refused the mail, as larger than the server takes.
    isRefused: isAboutMail && (responseCode ?? 500) >= 500,
    mayHaveArrived: !isAboutMail && responseCode === undefined && command !== 'CONN',
  }
}
