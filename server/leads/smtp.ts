import nodemailer, { type Transporter } from 'nodemailer'
import { domainOf, type Mail } from './compose-mail.ts'

const minute = 60_000
/** Of silence, as RFC 5321 (4.5.3.2) grants them: five minutes for the greeting, ten for the end of the data. */
const timeouts = { connectionTimeout: minute, greetingTimeout: 5 * minute, socketTimeout: 10 * minute }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

export type Mailer = ReturnType<typeof smtpMailer>

export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  recipient?: string
}

/** @param from the sender, in whose domain's name this machine greets: relays refuse an address such as `[127.0.0.1]` */
export function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const transport = smtpTransport(smtpUrl, domainOf(from))
  return {
    /**
     * @param to of the mail's recipients, those that are to get it now
     * @returns an error for each of them that was rejected. @throws a `SmtpError` if all were
     */
    async send(mail: Mail, to: string[]): Promise<SmtpError[]> {
      const sent = await transport.sendMail({ ...mail, envelope: { from, to } })
      return sent.rejectedErrors ?? []
    },
    close: () => transport.close(),
  }
}

/** Mail leaves this machine encrypted only. On this machine nobody is in between, and certificates are self-signed. */
export function smtpTransport(smtpUrl: string, name: string): Transporter {
  const leaves = !loopback.test(new URL(smtpUrl).hostname)
  const security = { requireTLS: leaves, tls: { rejectUnauthorized: leaves } }
  return nodemailer.createTransport({ url: smtpUrl, ...timeouts, ...security, name })
}

/** For the log: the mail server's own words might quote the mail. */
export function reasonOf({ message, code, responseCode }: SmtpError): string {
  return responseCode === undefined ? message : `${code}: the mail server answered ${responseCode}`
}

/** Whether the mail server rejected a mail permanently (RFC 5321, 4.2.1). A wrong password is not the mail's fault. */
export function isRefusal({ code, responseCode = 500 }: SmtpError): boolean {
  // Without a response, nodemailer itself rejected the mail as larger than the server accepts.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
