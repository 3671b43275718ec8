import { html } from 'hono/html'
import type { SendMailOptions } from 'nodemailer'
import { names } from '../../../content/names.ts'
import { originDeclaration } from '../../../forms/declaration.ts'
import { type FormRequest, formOf } from '../../../forms/forms.ts'
import type { StoredRequest } from '../store/request-store.ts'

const maxNameLength = 100

type Line = [label: string, value: string]

/** The e-mail that forwards a request, as plain text and HTML. Replies go to the visitor. */
export function composeMail(stored: StoredRequest, { from, to }: { from: string; to: string[] }): SendMailOptions {
  const { id, receivedAt, request } = stored
  const lines = linesOf(request)
  return {
    from: { name: `Site da ${names.company}`, address: from },
    to,
    replyTo: { name: onOneLine(request.name), address: request.email },
    subject: subjectOf(stored),
    date: new Date(receivedAt),
    // The same for each attempt, so that mailboxes can recognize duplicates.
    messageId: `<request-${id}-${receivedAt}@${from.split('@')[1]}>`,
    text: lines.map(textLine).join('\n'),
    html: html`<!doctype html><html lang="pt-BR"><body><table>${lines.map(htmlRow)}</table></body></html>`.toString(),
    // Keeps nodemailer from loading files or addresses named in the request.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Only the subject marks spam; the body stays as the visitor wrote it. */
function subjectOf({ request, isSpam }: StoredRequest): string {
  const name = [...onOneLine(request.name)].slice(0, maxNameLength).join('')
  return `${isSpam ? '[possível spam] ' : ''}${formOf(request).mailSubject}: ${name}`
}

function textLine([label, value]: Line): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`
}

/** The fields that were filled in, in the form's order; a request stored before a field was added lacks it. */
function linesOf(request: FormRequest): Line[] {
  const { fields } = formOf(request)
  const values: Record<string, string> = { ...request }
  return [...Object.entries(fields), [originDeclaration.name, originDeclaration] as const].flatMap(
    ([name, { mailLabel }]) => (values[name] ? [[mailLabel, withoutControls(values[name])]] : []),
  )
}

function htmlRow([label, value]: Line) {
  return html`<tr><th align="left" valign="top">${label}</th><td style="white-space: pre-wrap">${value}</td></tr>`
}

/**
 * Removes control characters such as line breaks, which could end a header, and encoded words that decode to them
 * (`=?utf-8?Q?=0D=0A?=`).
 */
function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/**
 * Replaces control characters other than line breaks and tabs, because mail programs and terminals would act on them.
 */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '\u{FFFD}')
}
