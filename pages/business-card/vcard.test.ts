import { expect, test } from 'vitest'
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
  const changed = { role: `Sócia${sign}diretora`, firstName: `Ana${sign}`, lastName: `Souza${sign}Filha` }
  const lines = vcard({ ...contact, ...changed }).split('\r\n')
  expect(lines).toContain(`TITLE:Sócia${escaped}diretora`)
  expect(lines).toContain(`N:Souza${escaped}Filha;Ana${escaped};;;`)
})
