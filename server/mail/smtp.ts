import nodemailer, { type Transporter } from 'nodemailer'
import { domainOf } from './compose-mail.ts'
import type { Mailer } from './forwarder.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** @param from the sender, in whose domain's name this machine greets: relays refuse an address such as `[127.0.0.1]` */
export function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = smtpTransport(smtpUrl, domainOf(from))
  return {
    async send(mail, signal) {
      try {
        // Keeps nodemailer from loading files or addresses named in the request.
        const sent = await transport.sendMail({ ...mail, signal, disableFileAccess: true, disableUrlAccess: true })
        return (sent.rejected ?? []).map(String)
      } catch (cause) {
        const error = cause as SmtpError
        throw Object.assign(error, { reason: reasonOf(error), isRefused: isRefusal(error) })
      }
    },
    close: () => transport.close(),
  }
}

/** Mail leaves this machine encrypted only: by TLS from the start, or by STARTTLS. */
export function smtpTransport(smtpUrl: string, name: string): Transporter {
  const isOnThisMachine = loopback.test(new URL(smtpUrl).hostname)
  return nodemailer.createTransport({ url: smtpUrl, ...timeouts, name, requireTLS: !isOnThisMachine })
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** The mail server's own words might quote the mail. */
function reasonOf({ message, code, responseCode }: SmtpError): string {
  return responseCode === undefined ? message : `${code}: the mail server answered ${responseCode}`
}

/** Whether the mail server rejected a mail permanently (RFC 5321, 4.2.1). A wrong password is not the mail's fault. */
function isRefusal({ code, responseCode = 500 }: SmtpError): boolean {
  // Without a response, nodemailer itself rejected the mail as larger than the server accepts.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
