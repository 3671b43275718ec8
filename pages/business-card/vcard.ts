export interface ContactCard {
  name: string
  firstName: string
  lastName: string
  role: string
  organization: string
  email: string
  /** E.164 */
  phone: string
  url?: string
}

/** A data URL with a vCard 3.0 (RFC 2426), the version that phones support best. */
export function contactCardUrl(contact: ContactCard): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(vcard(contact))}`
}

/** Uses the line ends that RFC 2426 requires; folding long lines is optional there. */
export function vcard({ name, firstName, lastName, role, organization, email, phone, url }: ContactCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(organization)}`,
    `TITLE:${escapeText(role)}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `TEL;TYPE=CELL,WORK:${phone}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}
