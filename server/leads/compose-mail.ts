import { names } from '../../content/names.ts'
import { originDeclaration } from '../../forms/declaration.ts'
import { isEmailAddress } from '../../forms/email-address.ts'
import { fieldValue, formOf, type LeadFields } from '../../forms/forms.ts'
import type { ServerSettings } from '../settings.ts'
import { onOneLine, withVisibleControls } from './escape-text.ts'
import type { StoredLead } from './lead-store.ts'

const maxNameLength = 100

export type Addresses = Pick<NonNullable<ServerSettings['forwarding']>, 'from' | 'to'>

/** What every way of sending mail needs to know; nodemailer takes it as it is. */
export type Mail = ReturnType<typeof composeMail>

/** The mail that forwards a lead: in plain text, which has no markup, and with the visitor's address for replies. */
export function composeMail({ id, receivedAt, fields }: StoredLead, { from, to }: Addresses) {
  return {
    from: { name: `Site da ${names.company}`, address: from },
    to,
    replyTo: replyTo(fields),
    subject: subjectOf(fields),
    // The same for each attempt, so that mailboxes can recognize duplicates.
    messageId: `<lead-${id}-${receivedAt}@${domainOf(from)}>`,
    // The mail's date is that of its sending: mail servers refuse old ones.
    text: `${linesOf(fields)}\nRecebido: ${new Date(receivedAt).toISOString().slice(0, 16)}Z`,
    // Keeps vacation notes from being the first reply that a visitor gets.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The domain of an address from the settings, which have made it ASCII. */
export const domainOf = (address: string) => address.replace(/.*@/, '')

/**
 * Many mail servers refuse headers with letters such as the ã of `joão@`, or with what is no address. Such an address
 * stands in the text alone.
 */
function replyTo(fields: LeadFields) {
  const address = onOneLine(fieldValue(fields, 'email'))
  return isEmailAddress(address) && /^[\x21-\x7E]+@/.test(address)
    ? { name: onOneLine(fieldValue(fields, 'name')), address }
    : undefined
}

function subjectOf(fields: LeadFields): string {
  const name = [...onOneLine(fieldValue(fields, 'name'))].slice(0, maxNameLength).join('')
  return `${formOf(fields).mailSubject}: ${name}`
}

/** The fields that were filled in, in the form's order, then those of another release's form. */
function linesOf(fields: LeadFields): string {
  const { name: origin, mailLabel } = originDeclaration
  const labels: Record<string, { mailLabel: string }> = { ...formOf(fields).fields, [origin]: { mailLabel } }
  const filled = Object.keys({ ...labels, ...fields }).filter((name) => fields[name])
  const lines = filled.map((name) => {
    const value = withVisibleControls(fields[name] ?? '')
    return `${labels[name]?.mailLabel ?? onOneLine(name)}:${value.includes('\n') ? '\n' : ' '}${value}`
  })
  return lines.join('\n')
}
