import Table from 'cli-table3'
import { stringify } from 'csv-stringify/sync'
import { originDeclaration } from '../../requests/form-declaration.ts'
import { requestFieldNames } from '../../requests/request-forms.ts'
import type { StoredRequest } from './store/request-store.ts'

export type LeadsFormat = 'table' | 'csv' | 'json'

const columns = ['id', 'received', 'forwarding', ...requestFieldNames]
/** A terminal has no room for long addresses; the other formats contain all fields. */
const tableColumns = columns.filter((column) => column !== originDeclaration.name && column !== 'forwarding')
const longestCell = 40
/** Between the columns of CSV. Spreadsheets of some countries expect a semicolon. */
export const csvSeparator = ','

type Row = Record<string, string>

/** Formats requests for people (a table), spreadsheets (CSV) or programs (JSON). */
export function formatLeads(requests: readonly StoredRequest[], format: LeadsFormat): string {
  const rows: Row[] = requests.map(({ id, receivedAt, forwarding, error, request }) => ({
    id: String(id),
    received: new Date(receivedAt).toISOString(),
    forwarding,
    ...(error && { error }),
    ...request,
  }))
  switch (format) {
    case 'json':
      return `${JSON.stringify(rows, null, 2)}\n`
    case 'csv':
      // The byte order mark tells Excel that the file is UTF-8. Text that Excel would run as a formula is escaped.
      return stringify(rows, { header: true, columns, delimiter: csvSeparator, bom: true, escape_formulas: true })
    case 'table':
      return formatTable(rows)
  }
}

function formatTable(rows: Row[]): string {
  if (rows.length === 0) return 'There are no requests.\n'
  const head = rows.some(({ error }) => error) ? [...tableColumns, 'error'] : tableColumns
  const table = new Table({ head, style: { head: [], border: [] } })
  for (const row of rows) table.push(head.map((column) => cell(row[column] ?? '')))
  return `${table.toString()}\n${rows.length} in all.\n`
}

/** The text on one line, cut to `longestCell`. Control characters are replaced, since a terminal would act on them. */
function cell(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')
  const signs = [...line]
  return signs.length > longestCell ? `${signs.slice(0, longestCell - 1).join('')}…` : line
}
