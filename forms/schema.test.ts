import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contactRequest, leadRequest } from '../tests/mail/sample-requests.ts'
import { contactForm } from './contact.ts'
import { type FormDeclaration, maxFieldBytes } from './declaration.ts'
import { leadForm } from './lead.ts'
import { type ErrorMessages, requestSchema } from './schema.ts'

/** Names of errors instead of sentences. */
const words: ErrorMessages = { required: 'required', email: 'email', choice: 'choice', tooLong: 'tooLong' }
const contactSchema = requestSchema(contactForm, words)
const leadSchema = requestSchema(leadForm, words)
const kinds: { kind: string; form: FormDeclaration; schema: z.ZodMiniType; request: Record<string, unknown> }[] = [
  { kind: 'contact', form: contactForm, schema: contactSchema, request: contactRequest() },
  { kind: 'lead', form: leadForm, schema: leadSchema, request: leadRequest() },
]

/** Errors as "field: message". */
function errorsIn(schema: z.ZodMiniType, request: unknown): string[] {
  const { error } = schema.safeParse(request)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe.each(kinds)('a $kind request', ({ form, schema, request }) => {
  test.each([
    ['HTML', '<script>alert("x")</script> &amp; <b>'],
    ['line breaks', 'a\r\nBcc: x@evil.example\nb'],
    ['an emoji of several characters', 'Ana 👩‍👩‍👧‍👦 🇧🇷'],
    ['text from right to left', 'شركة \u202Eمثال\u202C עברית'],
    ['a NUL', 'a\u0000b'],
    ['half of an emoji', 'a\uD83Db'],
    ['what looks like code', '{{name}} %s __proto__ "\\"\u2028x'],
    ['decomposed accents', 'Joa\u0303o'],
    ['spaces within', 'a  b\tc'],
    ['a zero', '0'],
  ])('keeps %s unchanged except for surrounding spaces', (_, name) => {
    expect(schema.parse({ ...request, name })).toEqual({ ...request, name })
    const spaced = { ...request, name: `\n ${name}\u00A0`, email: ` ${request.email}\t`, phone: ' 1 ' }
    expect(schema.parse(spaced)).toEqual({ ...request, name, phone: '1' })
  })

  test('requires a text', () => {
    for (const name of ['', '   ', '\t\r\n\u00A0\u3000\uFEFF', null, 5, ['Ana'], { toString: 'Ana' }, undefined])
      expect(errorsIn(schema, { ...request, name })).toEqual(['name: required'])
  })

  test.each([
    ['the longest line', 'a'.repeat(598), 'a'],
    ['the longest line with spaces around it', `  ${'a'.repeat(598)}  `, 'a'],
    ['the most emoji', '😀'.repeat(149), '😀'],
    ['the most NULs', '\u0000'.repeat(99), '\u0000'],
  ])('accepts a line of 600 bytes as JSON, but not one more character: %s', (_, name, more) => {
    expect(errorsIn(schema, { ...request, name })).toEqual([])
    expect(errorsIn(schema, { ...request, name: name.replace(more, more + more) })).toEqual(['name: tooLong'])
  })

  test.each([
    [[], ['ana@padaria.example', 'a@b.co', 'ANA.Souza+site@sub.padaria.example', "o'brien@x.ie", 'joa\u0303o@x.com']],
    [[], ['p&d@empresa.com.br', 'a/b@x.com', 'joão@empresa.com.br', 'ana.@docomo.ne.jp', '用户@例子.公司']],
    [[], ['mailto:ana@x.com', '\u202Aana@x.com\u202C', 'ana@x.com\u200B']],
    [['email: required'], ['', '   ']],
    [
      ['email: email'],
      ['ana', 'ana@', '@padaria.example', 'ana@padaria', 'ana@@padaria.example', 'a@-x.com', 'a@x..com'],
    ],
    [['email: email'], ['ana souza@padaria.example', 'ana@padaria.example, bia@padaria.example']],
    [['email: email'], ['ana@padaria.example\r\nBcc: x@evil.example', 'Ana <ana@padaria.example>']],
    [['email: email'], ['ana@padaria.example\u0000']],
    [['email: tooLong'], ['a'.repeat(600)]],
  ])('has the errors %j with the email addresses %j', (wrong, addresses) => {
    for (const email of addresses) expect(errorsIn(schema, { ...request, email }), email).toEqual(wrong)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'mailto:ana@padaria.example',
    '/pt-br',
    'tecto.example',
    '',
    null,
    undefined,
  ])('is refused with the origin %j', (origin) => {
    expect(errorsIn(schema, { ...request, origin })).toEqual([expect.stringMatching(/^origin: /)])
  })

  test('accepts a long page address as its origin, up to a limit', () => {
    const from = (origin: string) => errorsIn(schema, { ...request, origin })
    expect(from('http://localhost:3000/en-us?a=1')).toEqual([])
    expect(from(`https://tecto.example/?q=${'a'.repeat(2000)}`)).toEqual([])
    expect(from(`https://tecto.example/?q=${'a'.repeat(3000)}`)).toEqual(['origin: tooLong'])
  })

  test('is refused with an unknown field', () => {
    expect(schema.safeParse({ ...request, admin: true }).success).toBe(false)
    expect(schema.safeParse(JSON.parse(JSON.stringify(request).replace('{', '{"__proto__":{},'))).success).toBe(false)
  })

  test('reports every missing field', () => {
    const needed = [...Object.keys(form.fields).filter((name) => form.fields[name]?.isRequired), 'origin']
    expect(errorsIn(schema, {})).toEqual(needed.map((name) => `${name}: required`))
    for (const name of needed)
      expect(errorsIn(schema, { ...request, [name]: undefined })).toEqual([`${name}: required`])
  })
})

/** JSON adds two quotation marks. */
const longest = maxFieldBytes.textarea - 2

test.each([
  ['the longest', 'a'.repeat(longest), true],
  ['one more', 'a'.repeat(longest + 1), false],
  ['as many emoji, four bytes each', '😀'.repeat(longest), false],
  ['as many line breaks, two bytes each', `a${'\n'.repeat(longest - 2)}b`, false],
  ['several lines', 'Olá!\r\n\r\nPrecisamos de um aplicativo.\n👋', true],
])('a message of %s passes: %s', (_, message, passes) => {
  const request = contactRequest({ message })
  expect(errorsIn(contactSchema, request)).toEqual(passes ? [] : ['message: tooLong'])
  if (passes) expect(contactSchema.parse(request)).toEqual(request)
})

test.each([
  ['choice', ['Lisboa', 'SP', 'são paulo', ' São Paulo', 'Sa\u0303o Paulo', 'toString']],
  ['required', ['', null, ['Acre'], 0]],
])('a lead has the error "%s" with the states %j', (kind, wrong) => {
  for (const state of wrong) expect(errorsIn(leadSchema, { ...leadRequest(), state })).toEqual([`state: ${kind}`])
})

describe('an optional field', () => {
  const field = { label: 'lead.form.name.label', placeholder: 'lead.form.name.placeholder', mailLabel: '' } as const
  const optional = { ...field, isRequired: false, width: 'full' } as const
  const schema = requestSchema(
    {
      ...leadForm,
      fields: {
        email: { ...optional, kind: 'email' },
        state: { ...optional, kind: 'choice', options: { Acre: null } },
        note: { ...optional, kind: 'textarea' },
      },
    },
    words,
  )
  const { origin } = leadRequest()
  const empty = { email: '', state: '', note: '', origin }

  test.each([
    ['empty', empty],
    ['blank', { ...empty, email: ' ', note: '\n' }],
    ['missing, since the form did not ask for it yet', { origin }],
  ])('passes when it is %s', (_, request) => {
    expect(schema.parse(request as typeof empty)).toEqual(empty)
  })

  test('is validated by its own rules if filled in', () => {
    const request = { email: 'ana@padaria.example', state: 'Acre', note: 'Olá', origin }
    expect(schema.parse(request)).toEqual(request)
    expect(errorsIn(schema, { email: 'ana@', state: 'Lisboa', note: 'a'.repeat(longest + 1), origin })).toEqual([
      'email: email',
      'state: choice',
      'note: tooLong',
    ])
  })
})
