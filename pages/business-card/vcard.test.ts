import { describe, expect, test } from 'vitest'
import { type ContactCard, vcard } from './vcard.ts'

const contact: ContactCard = {
  name: 'Helena Távora',
  firstName: 'Helena',
  lastName: 'Távora',
  role: 'Diretora executiva',
  organization: 'Tecto Tecnologia Ltda.',
  email: 'helena@tecto.example',
  phone: '+5511900000101',
}

test('a contact card is a valid vCard', () => {
  expect(vcard({ ...contact, url: 'https://tecto.example/' })).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Távora;Helena;;;',
      'FN:Helena Távora',
      'ORG:Tecto Tecnologia Ltda.',
      'TITLE:Diretora executiva',
      'EMAIL;TYPE=INTERNET,WORK:helena@tecto.example',
      'TEL;TYPE=CELL,WORK:+5511900000101',
      'URL:https://tecto.example/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['a comma', ',', String.raw`\,`],
  ['a semicolon', ';', String.raw`\;`],
  ['a backslash', '\\', String.raw`\\`],
  ['a line end', '\n', String.raw`\n`],
  ['a line end of Windows', '\r\n', String.raw`\n`],
])('%s, which has a meaning in vCards, is escaped', (_, sign, escaped) => {
  const lines = linesOf({ role: `Sócia${sign}diretora`, firstName: `Ana${sign}`, lastName: `Souza${sign}Filha` })
  expect(lines).toContain(`TITLE:Sócia${escaped}diretora`)
  expect(lines).toContain(`N:Souza${escaped}Filha;Ana${escaped};;;`)
})

describe('long lines are folded', () => {
  const title = 'TITLE:'

  test('at 75 octets, not earlier', () => {
    expect(linesOf({ role: 'x'.repeat(75 - title.length) })).toContain(`${title}${'x'.repeat(75 - title.length)}`)
    const [start, next] = foldedTitle('x'.repeat(76 - title.length))
    expect(start).toHaveLength(75)
    expect(next).toBe(' x')
  })

  test.each([
    ['letters', 'x'.repeat(300)],
    ['one octet and then accents', `x${'é'.repeat(200)}`],
    ['signs of four octets', '😀'.repeat(80)],
  ])('within the limit, without splitting or losing characters: %s', (_, role) => {
    const lines = foldedTitle(role.trim())
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    for (const line of lines.slice(1)) expect(line.startsWith(' ')).toBe(true)
    const unfolded = lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')
    expect(unfolded.replace(/\\(.)/g, '$1')).toBe(`${title}${role.trim()}`)
  })

  function foldedTitle(role: string): string[] {
    const lines = linesOf({ role })
    const start = lines.findIndex((line) => line.startsWith(title))
    const end = lines.findIndex((line, index) => index > start && !line.startsWith(' '))
    return lines.slice(start, end)
  }
})

function linesOf(changed: Partial<ContactCard>): string[] {
  return vcard({ ...contact, ...changed }).split('\r\n')
}
