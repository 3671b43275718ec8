import { describe, expect, test } from 'vitest'
import { names } from '../names.ts'
import { blocksOf } from './markdown.ts'
import { plainText } from './rich-text.ts'

const source = 'content/news/podcast/pt-br.md'

describe('an article may contain', () => {
  test.each([
    ['paragraphs', 'Um.\n\nDois.', [paragraph('Um.'), paragraph('Dois.')]],
    ['headings', '## Um título', [{ kind: 'heading', text: ['Um título'] }]],
    ['bold text', 'a **b**', [paragraph('a ', { kind: 'strong', text: ['b'] })]],
    ['text in italics', '*a* b', [paragraph({ kind: 'emphasis', text: ['a'] }, ' b')]],
    ['links', '[a](https://x.example)', [paragraph({ kind: 'link', href: 'https://x.example', text: ['a'] })]],
    [
      'links to addresses with non-ASCII letters',
      '[a](/ação)',
      [paragraph({ kind: 'link', href: '/ação', text: ['a'] })],
    ],
    ['quotes', '> Um **b**', [{ kind: 'quote', text: ['Um ', { kind: 'strong', text: ['b'] }] }]],
    ['lists', '- um\n- *dois*', [{ kind: 'list', items: [['um'], [{ kind: 'emphasis', text: ['dois'] }]] }]],
    ['accents apart from their letters', 'A\u0301gua', [paragraph('\u00c1gua')]],
  ])('%s', (_, markdown, blocks) => {
    expect(blocksOf(markdown, source)).toEqual(blocks)
  })

  test.each(['> Um.\n>\n> Dois.', '- Um.\n\n  Dois.'])(
    'several paragraphs in one element, with a space between them: %j',
    (markdown) => {
      expect(plainText(blocksOf(markdown, source))).toMatch(/Um\.\s+Dois\./)
    },
  )
})

describe('an error names its file, its line, and what to do:', () => {
  test.each([
    ['a picture', 'Um.\n\nDois ![três](/quatro.png)', 3, 'a picture: an article has only the one'],
    ['a forced line break', 'Um  \ndois', 1, 'a line break within a paragraph: add an empty line'],
    ['a link by reference', 'Um [dois][a]\n\n[a]: /b', 3, 'a reference link: write [text](address)'],
    ['a heading of another level', 'Um.\n\n### Dois', 3, 'a heading of level 3 is not allowed: start it with ##'],
    ['a numbered list', '1. um\n2. dois', 1, 'a numbered list is not allowed: start each item with -'],
    ['bold text that is not closed', 'Um.\n\nUm **dois', 3, '"**" would be shown as is: close it'],
    ['a link that is broken in two', 'Um [dois] (/a)', 1, '"] (" would be shown'],
    ['a heading without its space', '##Um', 1, '"##" would be shown'],
    [
      'a misspelled address',
      'Um [dois](htps://site.example).',
      1,
      'a link to "htps://site.example" is not allowed: write https://',
    ],
    ['an unknown placeholder', 'A {compny}.', 1, 'there is no placeholder {compny}: content/text/placeholders.ts'],
  ])('%s', (_, markdown, line, words) => {
    expect(() => blocksOf(markdown, source)).toThrow(`${source}, line ${line}: ${words}`)
  })

  test('several errors at once', () => {
    expect(() => blocksOf('`um`\n\n<b>', source)).toThrow(/line 1: .*line 3: /s)
  })
})

test('placeholders are filled inside Markdown formatting', () => {
  expect(blocksOf('A **{company}**.', source)).toEqual([
    paragraph('A ', { kind: 'strong', text: [names.company] }, '.'),
  ])
})

function paragraph(...text: unknown[]) {
  return { kind: 'paragraph', text }
}
