import { TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { names } from '../../content/names.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { compileMessages, readCatalogs } from './catalogs.ts'
import { valuesIn } from './message-values.ts'

type Messages = Record<string, unknown>

const pt = { 'a.policy': 'Li a <policy>política de {year}</policy>.', 'a.title': 'Fale', 'a.year': '© {year} Tecto' }
const en = {
  'a.policy': 'I have read the <policy>policy of {year}</policy>.',
  'a.title': 'Talk',
  'a.year': '© {year} Tecto',
}
const es = {
  'a.policy': 'He leído la <policy>política de {year}</policy>.',
  'a.title': 'Habla',
  'a.year': '© {year} Tecto',
}

test('the messages of the site are valid', () => {
  const catalogs = readCatalogs()
  for (const messages of Object.values(catalogs))
    expect([...messages.keys()].sort()).toEqual([...catalogs['pt-br'].keys()].sort())
  expect(catalogs['pt-br'].size).toBeGreaterThan(200)
})

test('messages are read from the JSON files, with their file and syntax tree', () => {
  workIn({ ...localesWith({}), 'locales/es-es/README.md': '# Tone' })
  const messages = readCatalogs()['es-es']
  expect(messages.size).toBe(3)
  expect(messages.get('a.title')).toMatchObject({ file: 'locales/es-es/a.json', text: 'Habla' })
  expect(messages.get('a.title')?.ast).toMatchObject([{ type: TYPE.literal, value: 'Habla' }])
  expect(compileMessages('es-es')['a.title' as MessageId]).toEqual([{ type: 0, value: 'Habla' }])
})

// editor/testing/mistakes.ts contains most errors.
describe('an error names file and key, and says what to do', () => {
  const noText = 'en-us/a.json, line 1: "a.title" has no text. Write the message.'

  test.each<[title: string, changed: Languages, error: string]>([
    [
      'a placeholder that the default language does not have',
      { en: { ...en, 'a.title': 'Talk to {name}' } },
      'en-us/a.json, line 1: "a.title" has {name}, unlike pt-br (no placeholders or tags): remove them.',
    ],
    [
      'a placeholder within a tag lost in translation',
      { en: { ...en, 'a.policy': 'I have read the <policy>policy</policy>.' } },
      'en-us/a.json, line 1: "a.policy" lacks {year}, unlike pt-br (<policy>, {year}): write them as in pt-br.',
    ],
    ['spaces', { en: { ...en, 'a.title': ' \n ' } }, noText],
    ['no text', { en: { ...en, 'a.title': null } }, noText],
    ['a number', { en: { ...en, 'a.title': 3 } }, noText],
    ['a nested object', { en: { ...en, 'a.title': { label: 'Talk' } } }, noText],
  ])('%s', (_, changed, error) => {
    expect(errorsWith(changed)).toEqual([`locales/${error}`])
  })

  test('an unmatched closing brace', () => {
    const error = 'locales/pt-br/a.json, line 1: "a.title" has an extra brace'
    expect(errorsWith({ pt: { ...pt, 'a.title': 'Fale com} gente' } })).toContainEqual(expect.stringContaining(error))
  })

  test('a missing file', () => {
    const { 'locales/en-us/a.json': _, ...files } = localesWith({})
    workIn({ ...files, 'locales/en-us/empty.json': '{}' })
    expect(errors()).toHaveLength(3)
    expect(errors()[0]).toContain('locales/en-us/a.json: "a.policy" is missing.')
  })

  test('a key in the wrong file', () => {
    const [hint, of] = [{ 'a.hint': 'Hint' }, (locale: string) => `locales/${locale}/thanks.json`]
    workIn({ ...localesWith({}), ...filesOf('thanks', { pt: hint, en: hint, es: hint }) })
    const error = 'line 1: "a.hint" belongs in a.json, the file named after the first part of the key.'
    expect(errors()).toEqual(localeIds.map((locale) => `${of(locale)}, ${error}`))
  })

  test.each(['null', '[]', '"text"'])('a file that holds %s instead of messages', (content) => {
    workIn({ ...localesWith({}), 'locales/en-us/a.json': content })
    for (const error of errors()) expect(error).toMatch(/^locales\/en-us\/a\.json[:,] /)
    expect(errors()).not.toEqual([])
  })
})

test('all errors are reported at once, with their number', () => {
  workIn(localesWith({ en: without(en, 'a.title'), es: without(es, 'a.year') }))
  expect(() => readCatalogs()).toThrow(/^2 error\(s\) in the messages:/)
})

test('a translation may order its placeholders differently', () => {
  const [order, other] = [{ 'a.of': '{name} de {place}' }, { 'a.of': '{place}: {name}' }]
  expect(errorsWith({ pt: order, en: other, es: other })).toEqual([])
})

test('names of content/names.ts replace their placeholders, also within tags and plurals', () => {
  const slots = '{company}: <policy>{ceo}</policy> {count, plural, one {# {aiNews}} other {# × {company}}}'
  const [all, fewer] = [{ 'a.policy': slots }, { 'a.policy': slots.replace('{company}: ', '') }]
  workIn(localesWith({ pt: all, en: all, es: fewer }))
  const ast = readCatalogs()['pt-br'].get('a.policy')?.ast ?? []
  expect(valuesIn(ast)).toEqual(['count'])
  const intl = createIntl({ locale: 'pt-BR', messages: { 'ui.close': ast } as never })
  const message = intl.formatMessage({ id: 'ui.close' as never }, { count: 1, policy: (words) => `(${words})` })
  expect(message).toBe(`${names.company}: (${names.ceo}) 1 ${names.aiNews}`)
})

interface Languages {
  pt?: Messages
  en?: Messages
  es?: Messages
}

function localesWith(changed: Languages): Record<string, string> {
  return filesOf('a', { pt, en, es, ...changed })
}

function filesOf(topic: string, messages: Required<Languages>): Record<string, string> {
  const { pt, en, es } = messages
  const written: Partial<Record<LocaleId, Messages>> = { 'pt-br': pt, 'en-us': en, 'es-es': es }
  return Object.fromEntries(
    localeIds.map((locale) => [`locales/${locale}/${topic}.json`, JSON.stringify(written[locale] ?? pt)]),
  )
}

function errorsWith(changed: Languages): string[] {
  workIn(localesWith(changed))
  return errors()
}

function errors(): string[] {
  try {
    readCatalogs()
    return []
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
}

function without(messages: Messages, key: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name !== key))
}
