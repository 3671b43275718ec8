import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contactLead, landingLead } from '../tests/server/sample-leads.ts'
import { contactForm } from './contact.ts'
import { type FormDeclaration, maxFieldBytes } from './declaration.ts'
import { landingForm } from './landing.ts'
import { leadFieldsSchema } from './schema.ts'

const contactSchema = leadFieldsSchema(contactForm)
const landingSchema = leadFieldsSchema(landingForm)
const kinds: { kind: string; form: FormDeclaration; schema: z.ZodMiniType; request: Record<string, unknown> }[] = [
  { kind: 'contact', form: contactForm, schema: contactSchema, request: contactLead() },
  { kind: 'landing', form: landingForm, schema: landingSchema, request: landingLead() },
]

function errorsIn(schema: z.ZodMiniType, request: unknown): string[] {
  const { error } = schema.safeParse(request)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe.each(kinds)('a $kind request', ({ schema, request }) => {
  test.each([
    ['line breaks', 'a\r\nBcc: x@evil.example\nb'],
    ['a NUL', 'a\u0000b'],
    ['half of an emoji', 'a\uD83Db'],
    ['decomposed accents', 'Joa\u0303o'],
  ])('keeps %s unchanged except for surrounding spaces', (_, name) => {
    expect(schema.parse({ ...request, name })).toEqual({ ...request, name })
    const spaced = { ...request, name: `\n ${name}\u00A0`, email: ` ${request.email}\t`, phone: ' 1 ' }
    expect(schema.parse(spaced)).toEqual({ ...request, name, phone: '1' })
  })

  test('requires a text', () => {
    for (const name of ['', '   ', '\t\r\n\u00A0\u3000\uFEFF', null, 5, ['Ana'], { toString: 'Ana' }, undefined])
      expect(errorsIn(schema, { ...request, name })).toEqual(['name: required'])
  })

  test.each(['abc', '(  )', ' - '])('has no phone in %j', (phone) => {
    expect(errorsIn(schema, { ...request, phone })).toEqual(['phone: required'])
  })

  test.each([
    ['the longest line', 'a'.repeat(598), 'a'],
    ['the most NULs', '\u0000'.repeat(99), '\u0000'],
  ])('accepts a line of 600 bytes as JSON, but not one more character: %s', (_, name, more) => {
    expect(errorsIn(schema, { ...request, name })).toEqual([])
    expect(errorsIn(schema, { ...request, name: name.replace(more, more + more) })).toEqual(['name: tooLong'])
  })

  test.each([
    [[], ['ana@padaria.example', 'a@b.co', 'ANA.Souza+site@sub.padaria.example', "o'brien@x.ie", 'joa\u0303o@x.com']],
    [[], ['p&d@empresa.com.br', 'a/b@x.com', 'joão@empresa.com.br', 'ana.@docomo.ne.jp', '用户@例子.公司']],
    [['email: required'], ['', '   ']],
    [
      ['email: email'],
      ['ana', 'ana@', '@padaria.example', 'ana@padaria', 'ana@@padaria.example', 'a@-x.com', 'a@x..com'],
    ],
    [['email: email'], ['ana souza@padaria.example', 'ana@padaria.example, bia@padaria.example']],
    [['email: email'], ['ana@padaria.example\r\nBcc: x@evil.example', 'Ana <ana@padaria.example>']],
    [['email: tooLong'], ['a'.repeat(600)]],
  ])('has the errors %j with the email addresses %j', (wrong, addresses) => {
    for (const email of addresses) expect(errorsIn(schema, { ...request, email }), email).toEqual(wrong)
  })

  test.each(['javascript:alert(1)', 'mailto:ana@padaria.example', '/pt-br'])(
    'is refused with the origin %j',
    (origin) => {
      expect(errorsIn(schema, { ...request, origin })).toEqual([expect.stringMatching(/^origin: /)])
    },
  )

  test('accepts a long page address as its origin, up to a limit', () => {
    const from = (origin: string) => errorsIn(schema, { ...request, origin })
    expect(from('http://localhost:3000/en-us?a=1')).toEqual([])
    expect(from(`https://tecto.example/?q=${'a'.repeat(2000)}`)).toEqual([])
    expect(from(`https://tecto.example/?q=${'a'.repeat(3000)}`)).toEqual(['origin: tooLong'])
  })
})

/** JSON adds two quotation marks. */
const longest = maxFieldBytes.textarea - 2

test.each([
  ['the longest', 'a'.repeat(longest), true],
  ['one more', 'a'.repeat(longest + 1), false],
  ['as many emoji, four bytes each', '😀'.repeat(longest), false],
  ['several lines', 'Olá!\r\n\r\nPrecisamos de um aplicativo.\n👋', true],
])('a message of %s passes: %s', (_, message, passes) => {
  const request = contactLead({ message })
  expect(errorsIn(contactSchema, request)).toEqual(passes ? [] : ['message: tooLong'])
  if (passes) expect(contactSchema.parse(request)).toEqual(request)
})

test.each([
  ['required', ['Lisboa', 'SP', 'são paulo', ' São Paulo', 'Sa\u0303o Paulo', 'toString']],
  ['required', ['', null, ['Acre'], 0]],
])('a landing form has the error "%s" with the states %j', (kind, wrong) => {
  for (const state of wrong) expect(errorsIn(landingSchema, { ...landingLead(), state })).toEqual([`state: ${kind}`])
})
