import { connect } from 'node:net'
import nodemailer, { type Transporter } from 'nodemailer'
import { domainOf, type Mail } from './compose-mail.ts'
import { errorMessage } from './log.ts'

const minute = 60_000
/** How long a mail server may be silent (RFC 5321, 4.5.3.2): five minutes before its greeting, ten after the data. */
const timeouts = { connectionTimeout: minute, greetingTimeout: 5 * minute, socketTimeout: 10 * minute }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

export type Mailer = ReturnType<typeof smtpMailer>

export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  recipient?: string
}

/** @param from the sender, whose domain this machine names in its greeting: relays refuse `[127.0.0.1]` */
export function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const transport = smtpTransport(smtpUrl, domainOf(from))
  return {
    /**
     * @param to those of the mail's recipients that are to get it now
     * @returns an error for each of these that the server rejected. @throws a `SmtpError` if it rejected all
     */
    async send(mail: Mail, to: string[]): Promise<SmtpError[]> {
      const sent = await transport.sendMail({ ...mail, envelope: { from, to } }).catch((error: SmtpError) => {
        throw Object.assign(error, { message: explained(errorMessage(error)) })
      })
      return sent.rejectedErrors ?? []
    },
    close: () => transport.close(),
  }
}

/** Mail leaves this machine encrypted only. On this machine nobody is in between, and certificates are self-signed. */
export function smtpTransport(smtpUrl: string, name: string): Transporter {
  const { protocol, hostname, port, username } = new URL(smtpUrl)
  const isElsewhere = !loopback.test(hostname)
  const plainPort = isElsewhere || username ? 587 : 25
  const usualPort = protocol === 'smtps:' ? 465 : plainPort
  const server = { host: decodeURIComponent(hostname.replace(/[[\]]/g, '')), port: Number(port || usualPort) }
  return nodemailer.createTransport({
    url: smtpUrl,
    ...timeouts,
    requireTLS: isElsewhere,
    tls: { rejectUnauthorized: isElsewhere },
    name,
    // Node finds a host as all programs do, by /etc/hosts first; nodemailer would ask the DNS.
    getSocket(_, done) {
      const connection = connect(server)
      connection.setTimeout(minute, () => connection.destroy(new Error(`${server.host} does not answer`)))
      connection.once('error', (error) => done(error, undefined))
      connection.once('connect', () => done(null, { connection: connection.setTimeout(0) }))
    },
  })
}

/** The message, and what to do if `smtp:` and `smtps:` were confused. */
function explained(message: string): string {
  if (message.includes('wrong version number'))
    return 'no TLS is spoken at this port: write smtp:// instead of smtps://'
  if (!/^(Greeting never received|Connection closed)/.test(message)) return message
  return `${message}: if TLS is spoken at once at this port, write smtps:// instead of smtp://`
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
