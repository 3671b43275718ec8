import nodemailer, { type Transporter } from 'nodemailer'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Mail leaves this machine encrypted only: by TLS from the start, or by STARTTLS. */
export function smtpTransport(smtpUrl: string): Transporter {
  return nodemailer.createTransport({ url: smtpUrl, ...timeouts, requireTLS: needsTls(smtpUrl) })
}

/** Whether STARTTLS must succeed; a mail server on the same machine may do without. */
export function needsTls(smtpUrl: string): boolean {
  return !loopback.test(new URL(smtpUrl).hostname)
}

/** Whether the mail server rejected a mail permanently (RFC 5321, 4.2.1). A wrong password is not the mail's fault. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  // Without a response, nodemailer itself rejected the mail as larger than the server accepts.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 500) >= 500
}
