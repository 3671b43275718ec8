import { describe, expect, test } from 'vitest'
import { names } from '../../content/names.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import type { SiteText } from '../texts.ts'
import { messageUseErrors } from './message-use.ts'
import { textErrors } from './text-rules.ts'

const text = (kind: SiteText['kind'], words: string, key = 'a.b', locale: LocaleId = 'en-us'): SiteText => ({
  kind,
  file: 'content/a.ts',
  line: 7,
  locale,
  words,
  key,
})

describe('a fault is reported with its place:', () => {
  test.each<[string, SiteText, string]>([
    ['a character', text('field', 'a\u2066b'), '"a.b" in en-us has the character U+2066'],
    ['an accent that no letter has', text('message', 'Sx\u0303o'), '"a.b" has an accent apart from its letter'],
    [
      'an unfinished text',
      text('markdown', 'TODO: write the text here, with at least a hundred words', 'a.b', 'pt-br'),
      'is not finished',
    ],
    ['an address of this machine', text('markdown', '[a](https://localhost:3000/b)'), 'links to your own machine'],
    ['HTML', text('field', 'a<br>b'), 'contains HTML'],
    ['a price', text('field', 'From R$ 18.000'), 'contains a price'],
    ['a name', text('field', `${names.company} builds`), 'write {company}'],
    ['a word twice', text('markdown', 'We write the the contract.'), 'has the word "the" twice'],
    ['a short description', text('message', 'Short.', 'a.head.description'), 'has 6 characters, but'],
    ['a long title', text('message', 'A title to'.repeat(7), 'a.head.title'), 'has 70 characters, but'],
    ['two spaces', text('field', 'one  two'), 'has two spaces in a row: remove one'],
    ['a space at the end', text('message', 'one '), 'begins or ends with a space: remove it'],
    ['a straight apostrophe', text('message', "it's"), 'has a straight apostrophe: write ’'],
    ['a bullet of Word', text('markdown', '• um item'), 'begins with a bullet of another program'],
  ])('%s', (_, faulty, words) => {
    const [error, ...others] = textErrors(faulty)
    expect(others).toEqual([])
    expect(error).toMatch(/^content\/a\.ts, line 7: /)
    expect(error).toContain(words)
  })
})

test.each<[string, SiteText]>([
  ['an accent apart from its letter', text('field', 'Sa\u0303o')],
  ['emphasis', text('markdown', 'One *word* and **two**, 3 * 4, and \\*')],
  ['a word with TODO in it', text('markdown', 'O MÉTODO')],
  ['words that meet', text('field', 'that that’s fine, had, had it')],
  [
    'a message that is mostly syntax',
    text('message', '{n, plural, one {vaga aberta} other {vagas abertas agora mesmo aqui}}'),
  ],
])('%s is right', (_, right) => {
  expect(textErrors(right)).toEqual([])
})

describe('a message', () => {
  const catalogs = inEachLanguage(() => new Map([['a.b.c', [{ type: 1 as const, value: 'year' }]]]))

  test.each([
    ['with its value', { 'pages/b/B.tsx': `t('a.b.c', { year })` }, ''],
    ['whose key is composed', { 'pages/b/B.tsx': `t(\`a.\${b}.c\`)` }, '"a.b.c" is used by no code'],
    ['that no code uses', { 'server/a.ts': `t('x.b.d', { year })` }, '"a.b.c" is used by no code'],
    [
      'that no language has',
      { 'server/a.ts': `\nt('a.b.c', { year }, 'a.b.d')` },
      'server/a.ts, line 2: uses the message "a.b.d"',
    ],
    ['without its value', { 'server/a.ts': `t("a.b.c")` }, 'has {year}, to which server/a.ts, line 1, gives no value'],
    [
      'whose value has another name',
      { 'b.tsx': `const year = <M id="a.b.c" values={{ yaer: year }} />` },
      'but {yaer}',
    ],
    ['whose values come from elsewhere', { 'b.tsx': `const year = <M id="a.b.c" values={all} />` }, ''],
  ])('%s', (_, files, words) => {
    const errors = messageUseErrors(catalogs, new Map(Object.entries(files)))
    expect(errors.join()).toContain(words)
    expect(errors.length > 0).toBe(words !== '')
  })
})
