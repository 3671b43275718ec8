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

/** A contact card (vCard 3.0, RFC 2426: what the address books of phones read best) as an inline data address. */
export function contactCardUrl(contact: ContactCard): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(vcard(contact))}`
}

/** @returns the card's text, with the line ends and folding that the format asks for. */
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

/** Lines are at most 75 octets; what follows continues on a line that starts with a space. */
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
