import type { SendMailOptions } from 'nodemailer'
import type { StoredRequest } from './request-store.ts'

/** What the sales team reads, in Portuguese as they do; the names of the fields are those of the request. */
const labels: Record<string, string> = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  company: 'Empresa',
  role: 'Cargo',
  state: 'Estado',
  message: 'Mensagem',
  origin: 'Página',
}
const order = Object.keys(labels)
/** In the subject, in characters. */
const longestName = 100

/**
 * The e-mail that forwards a request: as plain text and as HTML in which nothing of the request is markup. A reply goes to
 * the visitor.
 */
export function composeMail(
  { id, receivedAt, request }: StoredRequest,
  { from, to }: { from: string; to: string[] },
): SendMailOptions {
  const kind = 'message' in request ? 'Contato' : 'Orçamento'
  const name = onOneLine(request.name)
  const fields = Object.entries({ ...request })
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([field, value]) => [labels[field] ?? field, withoutControls(value)] as const)
  return {
    from: { name: 'Site da Tecto', address: from },
    to,
    replyTo: { name, address: request.email },
    subject: `${kind} pelo site: ${[...name].slice(0, longestName).join('')}`,
    date: new Date(receivedAt),
    // Always the same for one request, so that mailboxes know one that was forwarded twice.
    messageId: `<request-${id}-${receivedAt}@${from.split('@')[1]}>`,
    text: fields
      .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
      .join('\n'),
    html: `<!doctype html><html lang="pt-BR"><body><table>${fields.map(htmlRow).join('')}</table></body></html>`,
    // A request names no files and no addresses to load from, whatever it says.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function htmlRow([label, value]: readonly [string, string]): string {
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space: pre-wrap">${escapeHtml(value)}</td></tr>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/**
 * Controls, line breaks among them, have no place in a header; nor has what a mail program would decode into them
 * (`=?utf-8?Q?=0D=0A?=`).
 */
function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/** Signs that mail programs and terminals act on are shown as what they are; line breaks and tabs stay. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '\u{FFFD}')
}
