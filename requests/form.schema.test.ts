import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contactRequest, leadRequest } from '../tests/mail/sample-requests'
import { states } from './brazilian-states.ts'
import { contactForm } from './contact-form.ts'
import { type ErrorWords, requestSchema } from './form.schema.ts'
import { type FormDeclaration, longestBytes } from './form-declaration.ts'
import { leadForm } from './lead-form.ts'

/** In place of sentences, the name of each error. */
const words: ErrorWords = { required: 'required', email: 'email', choice: 'choice', tooLong: 'tooLong' }
const contactSchema = requestSchema(contactForm, words)
const leadSchema = requestSchema(leadForm, words)
const kinds: { kind: string; form: FormDeclaration; schema: z.ZodMiniType; request: Record<string, unknown> }[] = [
  { kind: 'contact', form: contactForm, schema: contactSchema, request: contactRequest() },
  { kind: 'lead', form: leadForm, schema: leadSchema, request: leadRequest() },
]

/** What is wrong with a request, as "field: message". */
function faults(schema: z.ZodMiniType, request: unknown): string[] {
  const { error } = schema.safeParse(request)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe.each(kinds)('a $kind request', ({ form, schema, request }) => {
  const needed = [...Object.keys(form.fields).filter((name) => form.fields[name]?.isRequired), 'origin']
  const { required, tooLong, email } = words

  test('passes as it is', () => {
    expect(schema.parse(request)).toEqual(request)
  })

  test.each([
    ['HTML', '<script>alert("x")</script> &amp; <b>'],
    ['line breaks', 'a\r\nBcc: x@evil.example\nb'],
    ['an emoji of several characters', 'Ana 👩‍👩‍👧‍👦 🇧🇷'],
    ['text from right to left', 'شركة \u202Eمثال\u202C עברית'],
    ['a NUL', 'a\u0000b'],
    ['half of an emoji', 'a\uD83Db'],
    ['quotes and backslashes', '"\\"\u2028x'],
    ['what looks like code', '{{name}} %s __proto__'],
    ['decomposed accents', 'Joa\u0303o'],
    ['spaces within', 'a  b\tc'],
    ['one character', 'a'],
    ['a zero', '0'],
  ])('keeps %s whole', (_, name) => {
    expect(schema.parse({ ...request, name })).toEqual({ ...request, name })
  })

  test('loses the spaces around a text', () => {
    const spaced = { ...request, name: '\n Ana\u00A0', email: ` ${request.email}\t`, phone: ' 1 ' }
    expect(schema.parse(spaced)).toEqual({ ...request, name: 'Ana', phone: '1' })
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['other blank characters', '\t\r\n\u00A0\u3000\uFEFF'],
    ['null', null],
    ['a number', 5],
    ['a list', ['Ana']],
    ['an object', { toString: 'Ana' }],
    ['undefined', undefined],
  ])('is refused with %s in a text', (_, name) => {
    expect(faults(schema, { ...request, name })).toEqual([`name: ${required}`])
  })

  test.each([
    ['the longest line', 'a'.repeat(598), []],
    ['a longer one', 'a'.repeat(599), [tooLong]],
    ['the longest line with spaces around it', `  ${'a'.repeat(598)}  `, []],
    ['the most emoji', '😀'.repeat(149), []],
    ['one more', '😀'.repeat(150), [tooLong]],
    ['the most NULs', '\u0000'.repeat(99), []],
    ['a NUL more', '\u0000'.repeat(100), [tooLong]],
  ])('takes a line of 600 bytes as JSON: %s', (_, name, wrong) => {
    expect(faults(schema, { ...request, name })).toEqual(wrong.map((message) => `name: ${message}`))
  })

  test.each([
    ['ana@padaria.example', []],
    ['a@b.co', []],
    ['ANA.Souza+site@sub.padaria.example', []],
    ['', [required]],
    ['   ', [required]],
    ['ana', [email]],
    ['ana@', [email]],
    ['@padaria.example', [email]],
    ['ana@padaria', [email]],
    ['ana@@padaria.example', [email]],
    ['ana souza@padaria.example', [email]],
    ['ana@padaria.example, bia@padaria.example', [email]],
    ['ana@padaria.example\r\nBcc: x@evil.example', [email]],
    ['Ana <ana@padaria.example>', [email]],
    ['ana@padaria.example\u0000', [email]],
  ])('with the e-mail %j has the faults %j', (address, wrong) => {
    expect(faults(schema, { ...request, email: address })).toEqual(wrong.map((message) => `email: ${message}`))
  })

  test.each([
    ['https://tecto.example/pt-br', true],
    ['http://localhost:3000/en-us?a=1', true],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['mailto:ana@padaria.example', false],
    ['/pt-br', false],
    ['tecto.example', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('from %j passes: %s', (address, passes) => {
    const wrong = faults(schema, { ...request, origin: address })
    expect(wrong.map((fault) => fault.split(':')[0])).toEqual(passes ? [] : ['origin'])
  })

  test('may come from a long address, and not from one that is too long', () => {
    const from = (letters: number) => ({ ...request, origin: `https://tecto.example/?q=${'a'.repeat(letters)}` })
    expect(faults(schema, from(2000))).toEqual([])
    expect(faults(schema, from(3000))).toEqual(['origin: tooLong'])
  })

  test('with an e-mail that is too long is told its length as the only error', () => {
    expect(faults(schema, { ...request, email: 'a'.repeat(600) })).toEqual([`email: ${tooLong}`])
  })

  test('is refused with a field that the form does not have', () => {
    expect(schema.safeParse({ ...request, admin: true }).success).toBe(false)
    expect(schema.safeParse(JSON.parse(JSON.stringify(request).replace('{', '{"__proto__":{},'))).success).toBe(false)
  })

  test.each(needed)('is refused without its %s, which is named', (name) => {
    const { [name]: _, ...rest } = request
    const { error } = schema.safeParse(rest)
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
  })

  test('names everything that is missing', () => {
    const { error } = schema.safeParse({})
    expect(error?.issues.map(({ path }) => path[0])).toEqual(needed)
  })

  test.each([[null], [undefined], [[]], ['text'], [5]])('is not %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})

/** As JSON, a text stands in quotation marks. */
const longest = longestBytes.textarea - 2

test.each([
  ['the longest', 'a'.repeat(longest), true],
  ['one more', 'a'.repeat(longest + 1), false],
  ['as many emoji, four bytes each', '😀'.repeat(longest), false],
  ['as many line breaks, two bytes each', `a${'\n'.repeat(longest - 2)}b`, false],
  ['several lines', 'Olá!\r\n\r\nPrecisamos de um aplicativo.\n👋', true],
])('a message of %s passes: %s', (_, message, passes) => {
  const request = contactRequest({ message })
  expect(faults(contactSchema, request)).toEqual(passes ? [] : ['message: tooLong'])
  if (passes) expect(contactSchema.parse(request)).toEqual(request)
})

test.each(states)('a lead may come from %s', (state) => {
  expect(leadSchema.parse({ ...leadRequest(), state })).toEqual({ ...leadRequest(), state })
})

test.each(['Lisboa', 'SP', 'são paulo', ' São Paulo', 'Sa\u0303o Paulo', 'toString'])(
  'a lead cannot come from %j',
  (state) => {
    expect(faults(leadSchema, { ...leadRequest(), state })).toEqual(['state: choice'])
  },
)

test.each(['', null, ['Acre'], 0])('a lead that comes from %j has chosen nothing', (state) => {
  expect(faults(leadSchema, { ...leadRequest(), state })).toEqual(['state: required'])
})

describe('a field that may stay empty', () => {
  const field = { label: 'lead.form.name.label', placeholder: 'lead.form.name.placeholder', mailLabel: '' } as const
  const optional = { ...field, isRequired: false, width: 'full' } as const
  const schema = requestSchema(
    {
      ...leadForm,
      fields: {
        email: { ...optional, kind: 'email' },
        state: { ...optional, kind: 'choice', options: ['Acre'] },
        note: { ...optional, kind: 'textarea', longestBytes: 6 },
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

  test('passes when it is filled in, by its own rules', () => {
    const request = { email: 'ana@padaria.example', state: 'Acre', note: 'Olá', origin }
    expect(schema.parse(request)).toEqual(request)
    expect(faults(schema, { email: 'ana@', state: 'Lisboa', note: 'Olá!', origin })).toEqual([
      'email: email',
      'state: choice',
      'note: tooLong',
    ])
  })
})
