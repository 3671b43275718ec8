import { describe, expect, test } from 'vitest'
import { compareWithCode, compareWithTypes, valueErrors } from './messages.ts'

const keys = new Set(['home.hero.title', 'home.hero.intro'])
const page = 'pages/home/HomePage.tsx'
const bothUsed = `<h1><FormattedMessage id="home.hero.title" /></h1>, t('home.hero.intro')`

test('messages that the code names, and no other, are sound', () => {
  expect(compareWithCode(keys, new Map([[page, bothUsed]]))).toEqual([])
})

test('a message that no code names is reported', () => {
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

test('a key that no message has is reported with its file', () => {
  expect(compareWithCode(keys, new Map([[page, `${bothUsed}, t('home.hero.titel')`]]))).toEqual([
    `${page}: there is no message "home.hero.titel". Add it to locales/; did you mean "home.hero.title"?`,
  ])
})

describe('a placeholder of a message', () => {
  const values = new Map([['home.hero.title', ['year']]])

  test('gets its value in a file that names the message', () => {
    expect(valueErrors(values, new Map([[page, `t('home.hero.title', { year })`]]))).toEqual([])
  })

  test('is reported where no such file gives it a value', () => {
    const code = new Map([
      [page, `t('home.hero.title')`],
      ['pages/other.tsx', 'const year = 2026'],
    ])
    expect(valueErrors(values, code)).toEqual([expect.stringContaining('"home.hero.title" has the placeholder {year}')])
  })
})

describe('what only looks like a key is not reported', () => {
  test.each([`'lucide.icons.menu'`, `'home.html'`, `'home'`, `home.hero.other`])('%s', (source) => {
    expect(compareWithCode(keys, new Map([[page, `${bothUsed}, ${source}`]]))).toEqual([])
  })
})

test('a file of messages that the type of message ids does not know is reported with what to add', () => {
  const types = `import type home from './pt-br/home.json'
import type news from './pt-br/news.json'
type Catalogue = typeof home & typeof newsletter & typeof ui`
  expect(compareWithTypes(['home'], types)).toEqual([])
  expect(compareWithTypes(['news', 'ui', 'lead'], types)).toEqual(
    ['news', 'ui', 'lead'].map(
      (topic) =>
        `locales/message-id.ts: ${topic}.json is missing. Add "import type ${topic} from './pt-br/${topic}.json'", and "typeof ${topic}" to the catalogue.`,
    ),
  )
})
