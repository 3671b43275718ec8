import { TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { names } from '../../content/names'
import { workIn } from '../../tests/temporary-folder'
import { compileMessages, readCatalogues } from './catalogues'
import { valuesIn } from './message-values'

type Messages = Record<string, unknown>

const pt = {
  'contact.form.policy': 'Li a <policy>política</policy>.',
  'contact.form.title': 'Fale com a gente',
  'contact.form.year': '© {year} Tecto',
}
const en = {
  'contact.form.policy': 'I have read the <policy>policy</policy>.',
  'contact.form.title': 'Talk to us',
  'contact.form.year': '© {year} Tecto',
}
const es = {
  'contact.form.policy': 'He leído la <policy>política</policy>.',
  'contact.form.title': 'Habla con nosotros',
  'contact.form.year': '© {year} Tecto',
}

test('the messages of the site are sound', () => {
  const catalogues = readCatalogues()
  expect([...catalogues['en-us'].keys()].sort()).toEqual([...catalogues['pt-br'].keys()].sort())
  expect([...catalogues['es-es'].keys()].sort()).toEqual([...catalogues['pt-br'].keys()].sort())
  expect(catalogues['pt-br'].size).toBeGreaterThan(200)
})

test('sound messages are read with their file and their syntax tree', () => {
  workIn(localesWith({}))
  const message = readCatalogues()['es-es'].get('contact.form.title')
  expect(message).toMatchObject({ file: 'locales/es-es/contact.json', text: 'Habla con nosotros' })
  expect(message?.ast).toMatchObject([{ type: TYPE.literal, value: 'Habla con nosotros' }])
})

test('files that are not JSON are no messages', () => {
  workIn({ ...localesWith({}), 'locales/pt-br/README.md': '# Tone' })
  expect(readCatalogues()['pt-br'].size).toBe(3)
})

describe('a fault names its file and its key', () => {
  test('a key that a language lacks, with the words to translate', () => {
    expect(faultsWith({ en: without(en, 'contact.form.title') })).toEqual([
      'locales/en-us/contact.json: "contact.form.title" is missing. In pt-br it says: Fale com a gente',
    ])
  })

  test('a key that the default language lacks', () => {
    expect(faultsWith({ es: { ...es, 'contact.form.hint': 'Ayuda' } })).toEqual([
      'locales/es-es/contact.json, line 1: "contact.form.hint" does not exist in pt-br. Add it there or remove it',
    ])
  })

  test('a file that a language lacks', () => {
    const { 'locales/en-us/contact.json': _, ...files } = localesWith({})
    workIn({ ...files, 'locales/en-us/empty.json': '{}' })
    expect(faults()).toHaveLength(3)
    expect(faults()[0]).toContain('locales/en-us/contact.json: "contact.form.policy" is missing.')
  })

  test('a placeholder lost in translation', () => {
    expect(faultsWith({ es: { ...es, 'contact.form.year': '© Tecto' } })).toEqual([
      'locales/es-es/contact.json, line 1: "contact.form.year" lacks {year}, other than pt-br ({year}): write them as they are there.',
    ])
  })

  test('a placeholder misspelt in translation', () => {
    expect(faultsWith({ en: { ...en, 'contact.form.year': '© {ano} Tecto' } })).toEqual([
      'locales/en-us/contact.json, line 1: "contact.form.year" lacks {year} and has {ano}, other than pt-br ({year}): write them as they are there.',
    ])
  })

  test('a placeholder that the default language does not have', () => {
    expect(faultsWith({ en: { ...en, 'contact.form.title': 'Talk to {name}' } })).toEqual([
      'locales/en-us/contact.json, line 1: "contact.form.title" has {name}, other than pt-br (which has no placeholders and tags): take them away.',
    ])
  })

  test('a tag lost in translation', () => {
    expect(faultsWith({ en: { ...en, 'contact.form.policy': 'I have read the policy.' } })).toEqual([
      'locales/en-us/contact.json, line 1: "contact.form.policy" lacks <policy>, other than pt-br (<policy>): write them as they are there.',
    ])
  })

  test.each([
    ['a brace left open', 'Fale com {name', 'opens a { that is not closed'],
    ['a brace that nothing opened', 'Fale com} gente', 'has a brace too many'],
    ['a tag left open', 'Li a <policy>política.', 'opens a tag that is not closed'],
    ['a plural without other', '{count, plural, one {# vaga}}', 'without "other {…}"'],
    [
      'a translated form of a plural',
      '{count, plural, um {# vaga} other {# vagas}}',
      'has the form "um" of a plural, which is never shown',
    ],
  ])('broken ICU, in words: %s', (_, text, words) => {
    const [fault, ...others] = faultsWith({ pt: { ...pt, 'contact.form.title': text } })
    expect(others).toEqual([])
    expect(fault).toContain(`locales/pt-br/contact.json, line 1: "contact.form.title" `)
    expect(fault).toContain(words)
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['no text', null],
    ['a number', 3],
    ['a nested object', { label: 'Talk to us' }],
  ])('a text that is %s', (_, text) => {
    expect(faultsWith({ en: { ...en, 'contact.form.title': text } })).toEqual([
      'locales/en-us/contact.json, line 1: "contact.form.title" has no text. Write the message.',
    ])
  })

  test('a key in the file of another topic', () => {
    workIn({
      ...localesWith({}),
      ...filesOf('thanks', {
        pt: { 'contact.form.hint': 'Dica' },
        en: { 'contact.form.hint': 'Hint' },
        es: { 'contact.form.hint': 'Ayuda' },
      }),
    })
    expect(faults()).toEqual(
      ['pt-br', 'en-us', 'es-es'].map(
        (locale) =>
          `locales/${locale}/thanks.json, line 1: "contact.form.hint" belongs in contact.json: a key stands in the file of its first part.`,
      ),
    )
  })

  test.each(['null', '[]', '"text"'])('a file that holds %s instead of messages', (content) => {
    workIn({ ...localesWith({}), 'locales/en-us/contact.json': content })
    for (const fault of faults()) expect(fault).toMatch(/^locales\/en-us\/contact\.json[:,] /)
    expect(faults()).not.toEqual([])
  })

  test('a file that is not valid JSON', () => {
    workIn({ ...localesWith({}), 'locales/en-us/contact.json': '{ "contact.form.title": "Talk to us", }' })
    expect(faults()).toEqual([
      expect.stringMatching(/^locales\/en-us\/contact\.json, line 1: cannot be read\. .*comma/),
    ])
  })
})

test('all faults are told at once, with their number', () => {
  workIn(localesWith({ en: without(en, 'contact.form.title'), es: without(es, 'contact.form.year') }))
  expect(() => readCatalogues()).toThrow(/^2 fault\(s\) in the messages:/)
})

test('a translation may order its placeholders in its own way', () => {
  const order = { pt: { 'contact.form.of': '{name} de {place}' }, en: { 'contact.form.of': '{place}: {name}' } }
  workIn(localesWith({ ...order, es: order.en }))
  expect(() => readCatalogues()).not.toThrow()
})

test('names of content/names.ts replace their placeholders, also within tags and plurals, and each language may place them differently', () => {
  const slots = '{company}: <policy>{ceo}</policy> {count, plural, one {# {aiNews}} other {# × {company}}}'
  workIn(
    localesWith({
      pt: { ...pt, 'contact.form.policy': slots },
      en: { ...en, 'contact.form.policy': slots },
      es: { ...es, 'contact.form.policy': slots.replace('{company}: ', '') },
    }),
  )
  const ast = readCatalogues()['pt-br'].get('contact.form.policy')?.ast ?? []
  expect(valuesIn(ast)).toEqual(['count'])
  const intl = createIntl({ locale: 'pt-BR', messages: { 'ui.close': ast } as never })
  const message = intl.formatMessage({ id: 'ui.close' as never }, { count: 1, policy: (words) => `(${words})` })
  expect(message).toBe(`${names.company}: (${names.ceo}) 1 ${names.aiNews}`)
})

test('react-intl gets the messages of a language as syntax trees', () => {
  workIn(localesWith({}))
  expect(compileMessages('pt-br')['contact.form.title']).toEqual([{ type: 0, value: 'Fale com a gente' }])
})

interface Languages {
  pt?: Messages
  en?: Messages
  es?: Messages
}

function localesWith(changed: Languages): Record<string, string> {
  return filesOf('contact', { pt, en, es, ...changed })
}

function filesOf(topic: string, messages: Required<Languages>): Record<string, string> {
  return {
    [`locales/pt-br/${topic}.json`]: JSON.stringify(messages.pt),
    [`locales/en-us/${topic}.json`]: JSON.stringify(messages.en),
    [`locales/es-es/${topic}.json`]: JSON.stringify(messages.es),
  }
}

function faultsWith(changed: Languages): string[] {
  workIn(localesWith(changed))
  return faults()
}

function faults(): string[] {
  try {
    readCatalogues()
    return []
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
}

function without(messages: Messages, key: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name !== key))
}
