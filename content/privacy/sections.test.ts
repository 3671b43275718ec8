import { expect, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { blocksOf } from '../text/markdown.ts'
import { introOf, sectionsOf } from './sections.ts'

const whole = 'Intro.\n\n## One\n\nFirst.\n\n- item\n\n## Two\n\nSecond.'

function textOf(markdown: string) {
  return Object.fromEntries(localeIds.map((locale) => [locale, blocksOf(markdown, `${locale}.md`)])) as Parameters<
    typeof introOf
  >[0]
}

test.each(localeIds)('the policy in %s is split into an introduction and sections', (locale) => {
  expect(introOf(textOf(whole))[locale]).toEqual(['Intro.'])
  const sections = sectionsOf(textOf(whole), ['a', 'b'])
  expect(sections.map(({ id, title, body }) => [id, title[locale], body[locale].map(({ kind }) => kind)])).toEqual([
    ['a', 'One', ['paragraph', 'list']],
    ['b', 'Two', ['paragraph']],
  ])
})

test.each([
  ['no introduction', '## One\n\nFirst.'],
  ['two paragraphs of it', 'One.\n\nTwo.\n\n## One\n\nFirst.'],
])('%s is reported with its file', (_, markdown) => {
  expect(() => introOf(textOf(markdown))).toThrow('content/privacy/pt-br.md: must begin with one paragraph')
})

test('a heading without an id, or an id without a heading, is reported with its file', () => {
  const one = { ...textOf(whole), 'en-us': blocksOf('Intro.\n\n## One\n\nFirst.', 'en-us.md') }
  expect(() => sectionsOf(one, ['a', 'b'])).toThrow(
    'content/privacy/en-us.md: has 1 ## headings, but privacy.ts has 2 section ids',
  )
})
