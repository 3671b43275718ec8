import { createIntl } from '@formatjs/intl'
import { describe, expect, test } from 'vitest'
import { names } from '../../content/names.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { compileMessages } from '../../renderer/messages/compile-messages.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { checkCatalogs, valuesIn } from './catalog-rules.ts'

type Messages = Record<string, unknown>

const inAll: Messages = {
  'a.policy': 'Li a <policy>política de {year}</policy>.',
  'a.title': 'Fale',
  'a.weeks': '{n, plural, one {# semana} other {# semanas}}',
}

describe('an error names the file with the fault, key and what to write:', () => {
  test.each<[title: string, english: Messages, error: string]>([
    [
      'another placeholder',
      { 'a.policy': '<policy>policy of {yaer}</policy>' },
      'has {yaer}, which the other languages do not have: write {year}',
    ],
    [
      'a fact',
      { 'a.title': 'Talk {estimatDays}' },
      'has {estimatDays}, which the other languages do not have: write {estimateDays}',
    ],
    [
      'a lost placeholder',
      { 'a.policy': '<policy>policy</policy>' },
      'lacks {year}, which the other languages have: add it',
    ],
    [
      'another tag',
      { 'a.policy': '<link>policy of {year}</link>' },
      'has <link>, which the other languages do not have: write <policy>',
    ],
    ['a lost tag', { 'a.policy': 'policy of {year}' }, 'lacks <policy>, which'],
    [
      'a value without its plural',
      { 'a.weeks': '{n} weeks' },
      'has {n}, which the other languages do not have: write {n, plural, …}',
    ],
    ['an open brace', { 'a.title': 'Talk {' }, 'is not valid (expect argument closing brace), near "{": write {name}'],
    ['after a name', { 'a.title': '{legalName} {n, plurl, one {a}}' }, 'near "plurl, one {a}}"'],
    ['an open tag', { 'a.policy': '<policy>policy of {year}' }, 'is not valid (unclosed tag)'],
    ['a stray brace', { 'a.title': 'Talk} to us' }, 'would show a brace: Talk} to us. Remove it'],
    [
      'apostrophes around a placeholder',
      { 'a.policy': "<policy>policy of '{year}'</policy>" },
      'or the apostrophe before it',
    ],
    ['an unknown plural', { 'a.weeks': '{n, plural, uno {#} other {#}}' }, 'has the plural form "uno": write'],
    ['a plural without other', { 'a.weeks': '{n, plural, one {#}}' }, 'add other {…}'],
    ['a missing message', { 'a.title': undefined }, 'is missing: add the message'],
    ['a message of no other language', { 'a.titel': 'Talk' }, 'is in no other language: '],
  ])('%s', (_, english, error) => {
    const errors = errorsWith({ ...inAll, ...english })
    expect(errors).toEqual([expect.stringContaining(error)])
    expect(errors[0]).toMatch(/^locales\/en-us\.json: "a\./)
  })

  test('in the build as well', () => {
    workIn(filesWith({ ...inAll, 'a.title': 3 }))
    expect(() => compileMessages('locales/en-us.json')).toThrow(
      /^locales\/en-us\.json: "a\.title" must be a text in quotation marks$/,
    )
  })
})

test('names replace their placeholders, also within tags and plurals, which may then differ', () => {
  const key = 'ui.video.play'
  const slots = '{company}: <policy>{ceo}</policy> {count, plural, one {# {aiNews}} other {# × {company}}}'
  workIn(filesWith({ [key]: slots }, { [key]: slots.replace('{company}: ', '') }))
  const messages = compileMessages('locales/pt-br.json')
  expect(valuesIn(messages[key] ?? [])).toEqual(['count'])
  const intl = createIntl({ locale: 'pt-BR', messages: messages as Record<MessageId, never> })
  const message = intl.formatMessage({ id: key }, { count: 1, policy: (words) => `(${words})` })
  expect(message).toBe(`${names.company}: (${names.ceo}) 1 ${names.aiNews}`)
})

function filesWith(messages: Messages, english = messages): Record<string, string> {
  const of = (locale: LocaleId) => (locale === 'en-us' ? english : messages)
  return Object.fromEntries(localeIds.map((locale) => [`locales/${locale}.json`, JSON.stringify(of(locale))]))
}

function errorsWith(english: Messages): string[] {
  workIn(filesWith(inAll, english))
  return checkCatalogs().errors
}
