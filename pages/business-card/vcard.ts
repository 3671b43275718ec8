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

/** Uses the line ends and folding that RFC 2426 requires. */
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
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines have at most 75 octets; a continuation line starts with a space. */
function fold(line: string): string {
  const parts: string[] = ['']
  for (const character of line) {
    const last = parts.length - 1
    const part = parts[last] ?? ''
    if (new TextEncoder().encode(part + character).length > (last === 0 ? 75 : 74)) parts.push(character)
    else parts[last] = part + character
  }
  return parts.join('\r\n ')
}
