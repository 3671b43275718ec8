import { describe, expect, test } from 'vitest'
import { names } from '../names.ts'
import { readMarkdown } from './markdown.ts'

const source = 'content/news/podcast/pt-br.md'

describe('a long text may contain', () => {
  test.each([
    ['paragraphs', 'Um.\n\nDois.', '<p>Um.</p>\n<p>Dois.</p>'],
    ['headings', '## Um título', '<h2>Um título</h2>'],
    ['bold text', 'a **b**', '<p>a <strong>b</strong></p>'],
    ['text in italics', '*a* b', '<p><em>a</em> b</p>'],
    ['links', '[a](https://x.example)', '<p><a href="https://x.example">a</a></p>'],
    ['links to domains with accents', '[a](https://ação.example)', '<p><a href="https://ação.example">a</a></p>'],
    ['links to addresses with non-ASCII letters', '[a](/ação)', '<p><a href="/ação">a</a></p>'],
    ['quotes', '> Um **b**', '<blockquote>\n<p>Um <strong>b</strong></p>\n</blockquote>'],
    ['lists', '- um\n- *dois*', '<ul>\n<li>um</li>\n<li><em>dois</em></li>\n</ul>'],
    ['accents apart from their letters', 'A\u0301gua', '<p>\u00c1gua</p>'],
    ['signs of HTML', 'a & b', '<p>a &amp; b</p>'],
    ['placeholders inside formatting', 'A **{company}**.', `<p>A <strong>${names.company}</strong>.</p>`],
  ])('%s', (_, markdown, html) => {
    expect(readMarkdown(markdown, source).html).toBe(html)
  })
})

test('sections are separated at headings, whose titles are plain text', () => {
  expect(readMarkdown('Um.\n\n## A *b* & {company}\n\nDois.\n\n- Três\n\n## C\n\nQuatro.', source)).toMatchObject({
    intro: '<p>Um.</p>',
    sections: [
      { title: `A b & ${names.company}`, html: '<p>Dois.</p>\n<ul>\n<li>Três</li>\n</ul>' },
      { title: 'C', html: '<p>Quatro.</p>' },
    ],
  })
})

describe('an error names its file, its line, and what to do:', () => {
  test.each([
    ['a picture', 'Um.\n\nDois ![três](/quatro.png)', 3, 'has a picture: an article has only the one'],
    ['a forced line break', 'Um  \ndois', 1, 'has a line break within a paragraph: add an empty line'],
    ['a link by reference', 'Um [dois][a]\n\n[a]: /b', 3, 'has a reference link: write [text](address)'],
    ['a heading of another level', 'Um.\n\n### Dois', 3, 'has a heading of level 3: start it with ##'],
    ['a numbered list', '1. um\n2. dois', 1, 'has a numbered list: start each item with -'],
    ['bold text that is not closed', 'Um.\n\nUm **dois', 3, 'has "**", which would be shown as is: close it'],
    ['a link that is broken in two', 'Um [dois] (/a)', 1, 'has "] (", which would be shown'],
    ['a link to a program', '[Um](javascript:alert(1))', 1, 'has a link to "javascript:alert(1)": write https://'],
    [
      'a link to a part of its own page',
      '[Um](#dois)',
      1,
      'has a link to "#dois": write https://…, mailto:…, or a path',
    ],
    ['a list in a quote', '> - um', 1, 'has a bullet list inside another element: move it outside'],
    ['text that is struck through', '~~Um~~', 1, 'has "~~"'],
    ['double braces', 'A {{company}}.', 1, 'has a { without its pair'],
    ['a heading without its space', '##Um', 1, 'has "##", which would be shown'],
    [
      'a misspelled address',
      'Um [dois](htps://site.example).',
      1,
      'has a link to "htps://site.example": write https://',
    ],
    ['an unknown placeholder', 'A {compny}.', 1, 'has the unknown placeholder {compny}: write {company}'],
  ])('%s', (_, markdown, line, words) => {
    expect(() => readMarkdown(markdown, source)).toThrow(`${source}, line ${line}: ${words}`)
  })

  test('several errors at once', () => {
    expect(() => readMarkdown('`um`\n\n<b>', source)).toThrow(/line 1: .*line 3: /s)
  })
})
