// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { compareWithCode, valueFaults } from './check-messages'

const keys = new Set(['home.hero.title', 'home.hero.intro'])
const page = 'pages/home/HomePage.tsx'
const bothUsed = `<h1><FormattedMessage id="home.hero.title" /></h1>, t('home.hero.intro')`

test('messages that the code names, and no other, are sound', () => {
  expect(compareWithCode(keys, new Map([[page, bothUsed]]))).toEqual([])
})

test('a message that no code names is told', () => {
  expect(compareWithCode(keys, new Map([[page, `t('home.hero.title')`]]))).toEqual([
    'locales/: no code uses "home.hero.intro". Remove it from all languages.',
  ])
})

test('a message named in any file is used', () => {
  const code = new Map([
    [page, `t('home.hero.title')`],
    ['components/ui/Lead.tsx', `t("home.hero.intro")`],
  ])
  expect(compareWithCode(keys, code)).toEqual([])
})

test('a key that no message has is told with its file', () => {
  expect(compareWithCode(keys, new Map([[page, `${bothUsed}, t('home.hero.titel')`]]))).toEqual([
    `${page}: there is no message "home.hero.titel". Add it to locales/.`,
  ])
})

describe('a placeholder of a message', () => {
  const values = new Map([['home.hero.title', ['year']]])

  test('gets its value in a file that names the message', () => {
    expect(valueFaults(values, new Map([[page, `t('home.hero.title', { year })`]]))).toEqual([])
  })

  test('is told where no such file knows it', () => {
    const code = new Map([
      [page, `t('home.hero.title')`],
      ['pages/other.tsx', 'const year = 2026'],
    ])
    expect(valueFaults(values, code)).toEqual([expect.stringContaining('"home.hero.title" has the placeholder {year}')])
  })
})

describe('what only looks like a key is none', () => {
  test.each([`'lucide.icons.menu'`, `'home.html'`, `'home'`, `home.hero.other`])('%s', (source) => {
    expect(compareWithCode(keys, new Map([[page, `${bothUsed}, ${source}`]]))).toEqual([])
  })
})
