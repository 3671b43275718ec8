import { expect, test } from 'vitest'
import { securityTxt } from './security-txt'

test('security.txt names whom to contact, and until which day it is valid', () => {
  const text = securityTxt({
    email: 'contato@tecto.example',
    origins: ['https://tecto.example', 'https://tecto-software.example'],
    languages: ['pt', 'en', 'es'],
    now: new Date('2026-03-01T12:30:15.123Z'),
  })
  expect(text).toBe(`Contact: mailto:contato@tecto.example
Expires: 2027-03-01T00:00:00Z
Preferred-Languages: pt, en, es
Canonical: https://tecto.example/.well-known/security.txt
Canonical: https://tecto-software.example/.well-known/security.txt
`)
})
