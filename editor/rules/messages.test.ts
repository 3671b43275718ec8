import { describe, expect, test } from 'vitest'
import { compareWithCode, compareWithTypes, valueErrors } from './messages.ts'

const keys = new Set(['home.hero.title', 'home.hero.intro'])
const page = 'pages/home/HomePage.tsx'
const bothUsed = `<h1><FormattedMessage id="home.hero.title" /></h1>, t('home.hero.intro')`

test('messages that match the keys in code are valid', () => {
  expect(compareWithCode(keys, new Map([[page, bothUsed]]))).toEqual([])
})

test('an unused message is reported', () => {
  expect(compareWithCode(keys, new Map([[page, `t('home.hero.title')`]]))).toEqual([
    'locales/: no code uses "home.hero.intro". Remove it from all languages.',
  ])
})

test('a message used in any file counts as used', () => {
  const code = new Map([
    [page, `t('home.hero.title')`],
    ['components/ui/Lead.tsx', `t("home.hero.intro")`],
  ])
  expect(compareWithCode(keys, code)).toEqual([])
})

test('an unknown key is reported with its file', () => {
  expect(compareWithCode(keys, new Map([[page, `${bothUsed}, t('home.hero.titel')`]]))).toEqual([
    `${page}: there is no message "home.hero.titel". Add it to locales/; did you mean "home.hero.title"?`,
  ])
})

describe('a placeholder of a message', () => {
  const values = new Map([['home.hero.title', ['year']]])

  test('may get its value in any file that uses the message', () => {
    expect(valueErrors(values, new Map([[page, `t('home.hero.title', { year })`]]))).toEqual([])
  })

  test('is reported if no such file gives it a value', () => {
    const code = new Map([
      [page, `t('home.hero.title')`],
      ['pages/other.tsx', 'const year = 2026'],
    ])
    expect(valueErrors(values, code)).toEqual([expect.stringContaining('"home.hero.title" has the placeholder {year}')])
  })
})

describe('a string that only looks like a key is not reported', () => {
  test.each([`'lucide.icons.menu'`, `'home.html'`, `'home'`, `home.hero.other`])('%s', (source) => {
    expect(compareWithCode(keys, new Map([[page, `${bothUsed}, ${source}`]]))).toEqual([])
  })
})

test('a message file missing from the type of message ids is reported with the lines to add', () => {
  const types = `import type home from './pt-br/home.json'
import type news from './pt-br/news.json'
type Catalog = typeof home & typeof newsletter & typeof ui`
  expect(compareWithTypes(['home'], types)).toEqual([])
  expect(compareWithTypes(['news', 'ui', 'lead'], types)).toEqual(
    ['news', 'ui', 'lead'].map(
      (topic) =>
        `locales/message-id.ts: ${topic}.json is missing. Add "import type ${topic} from './pt-br/${topic}.json'", and "typeof ${topic}" to the catalog.`,
    ),
  )
})
