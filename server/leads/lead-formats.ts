import { type LeadFields, leadFieldNames } from '../../forms/forms.ts'
import { terminalJson, withVisibleControls } from './escape-text.ts'
import type { StoredLead } from './lead-store.ts'

// What `npm run leads` prints.

/** A lead's values by column. A field that somebody named like one of the first columns does not replace it. */
function columnsOf({ id, receivedAt, forwarding, error, fields }: StoredLead): LeadFields {
  const received = new Date(receivedAt).toISOString()
  const fixed = { id: String(id), received, forwarding, ...(error && { error }) }
  return { ...fixed, ...fields, ...fixed }
}

export function toJson(leads: StoredLead[]): string {
  return `${terminalJson(leads.map(columnsOf))}\n`
}

/** For Excel in Brazil: a semicolon, because the comma separates decimals, and a byte order mark, which tells UTF-8. */
export function toCsv(leads: StoredLead[]): string {
  const columns = ['id', 'received', 'forwarding', 'error', ...leadFieldNames]
  // Forms of other releases had other fields; a stranger can send thousands, and spreadsheets have few columns.
  const rows = leads.map(columnsOf).map((row) => {
    const others = Object.entries(row).filter(([name]) => !columns.includes(name))
    return [...columns.map((column) => row[column]), others.map(([name, value]) => `${name}: ${value}`).join('\n')]
  })
  const table = [[...columns, 'other'], ...rows]
  return `\uFEFF${table.map((cells) => cells.map(csvCell).join(';')).join('\n')}\n`
}

/**
 * In quotation marks (RFC 4180). An apostrophe keeps a spreadsheet from computing; a phone number such as
 * +55 (11) 91234-5678, whose space or parenthesis no formula can have there, does without.
 */
function csvCell(text = ''): string {
  const value = withVisibleControls(text)
  const isFormula = /^[=@\t\r\n＝＠+\-＋－]/.test(value) && !/^\+\d{1,3}[ (][\d\s().-]{6,}$/.test(value)
  return `"${isFormula ? "'" : ''}${value.replaceAll('"', '""')}"`
}

/** For reading. The page's address and long texts are complete in the other formats. */
export function toList(leads: StoredLead[]): string {
  const blocks = leads.map(columnsOf).map(({ id, received, origin: _, ...fields }) => {
    const lines = Object.entries(fields).map(([name, value]) => `  ${shortened(name).padEnd(10)} ${shortened(value)}\n`)
    return `${id}  ${received}\n${lines.join('')}\n`
  })
  return leads.length > 0 ? `${blocks.join('')}${leads.length} in all.\n` : 'There are no leads.\n'
}

function shortened(text = ''): string {
  const characters = [...withVisibleControls(text).replace(/\s+/g, ' ')]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('')
}
