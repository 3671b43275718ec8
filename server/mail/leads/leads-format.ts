import Table from 'cli-table3'
import { stringify } from 'csv-stringify/sync'
import { originDeclaration } from '../../../forms/declaration.ts'
import { requestFieldNames } from '../../../forms/forms.ts'
import type { StoredRequest } from '../store/request-store.ts'

export type LeadsFormat = 'table' | 'csv' | 'json'

const columns = ['id', 'received', 'forwarding', ...requestFieldNames]
/** A terminal has no room for long addresses; the other formats contain all fields. */
const tableColumns = columns.filter((column) => column !== originDeclaration.name && column !== 'forwarding')
const maxCellLength = 40
const rowsOfTable = 100
/** Spreadsheets in some countries expect a semicolon instead. */
export const csvSeparator = ','

type Row = Record<string, string>

/** Formats requests for people (table), spreadsheets (CSV) or programs (JSON), piece by piece. */
export async function* formatLeads(
  requests: AsyncIterable<StoredRequest>,
  format: LeadsFormat,
): AsyncGenerator<string> {
  switch (format) {
    case 'json':
      return yield* formatJson(requests)
    case 'csv':
      return yield* formatCsv(requests)
    case 'table':
      return yield* formatTables(requests)
  }
}

async function* formatJson(requests: AsyncIterable<StoredRequest>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const request of requests) {
    yield before + escapeControls(JSON.stringify(toRow(request), null, 2).replace(/^/gm, '  '))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* formatCsv(requests: AsyncIterable<StoredRequest>): AsyncGenerator<string> {
  // The byte order mark tells Excel that the file is UTF-8.
  yield stringify([columns], { delimiter: csvSeparator, bom: true })
  for await (const request of requests) {
    const row = toRow(request)
    yield stringify([columns.map((column) => withoutFormulas(withoutControls(row[column] ?? '')))], {
      delimiter: csvSeparator,
    })
  }
}

async function* formatTables(requests: AsyncIterable<StoredRequest>): AsyncGenerator<string> {
  let count = 0
  let rows: Row[] = []
  for await (const request of requests) {
    count += 1
    rows.push(toRow(request))
    if (rows.length < rowsOfTable) continue
    yield formatTable(rows)
    rows = []
  }
  if (rows.length > 0) yield formatTable(rows)
  yield count === 0 ? 'There are no requests.\n' : `${count} in all.\n`
}

function toRow({ id, receivedAt, forwarding, error, request }: StoredRequest): Row {
  const received = new Date(receivedAt).toISOString()
  return { id: String(id), received, forwarding, ...(error && { error }), ...request }
}

function formatTable(rows: Row[]): string {
  const head = rows.some(({ error }) => error) ? [...tableColumns, 'error'] : tableColumns
  const table = new Table({ head, style: { head: [], border: [] } })
  for (const row of rows) table.push(head.map((column) => cell(row[column] ?? '')))
  return `${table.toString()}\n`
}

function cell(text: string): string {
  const characters = [...withoutControls(text.replace(/\s+/g, ' '))]
  return characters.length > maxCellLength ? `${characters.slice(0, maxCellLength - 1).join('')}…` : characters.join('')
}

/** Terminals act on control characters; line breaks and tabs are harmless. */
function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')
}

/** Escapes the control characters that `JSON.stringify` leaves. */
function escapeControls(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
}

/**
 * Spreadsheets run what looks like a formula: at the start of a cell, and after characters that end a cell or line in
 * spreadsheets with other separators.
 */
function withoutFormulas(text: string): string {
  const formula = `(?=[\\s"']*[=+\\-@＝＋－＠])`
  return text.replace(new RegExp(`([;,\\t\\n\\r|"])${formula}`, 'g'), "$1'").replace(new RegExp(`^${formula}`), "'")
}
