// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { localeIds } from '../locales/locales'
import { blocksOf } from './markdown'
import { news } from './news/news'

const source = 'content/news/podcast.ts'

describe('an article may hold', () => {
  test.each([
    ['paragraphs', 'Um.\n\nDois.', [paragraph('Um.'), paragraph('Dois.')]],
    ['headings', '## Um título', [{ kind: 'heading', text: ['Um título'] }]],
    ['bold text', 'a **b**', [paragraph('a ', { kind: 'strong', text: ['b'] })]],
    ['text in italics', '*a* b', [paragraph({ kind: 'emphasis', text: ['a'] }, ' b')]],
    ['both at once', '***a***', [paragraph({ kind: 'emphasis', text: [{ kind: 'strong', text: ['a'] }] })]],
    ['links', '[a](https://x.example)', [paragraph({ kind: 'link', href: 'https://x.example', text: ['a'] })]],
    ['bold links', '[**a**](/b)', [paragraph({ kind: 'link', href: '/b', text: [{ kind: 'strong', text: ['a'] }] })]],
    ['quotes', '> Um **b**', [{ kind: 'quote', text: ['Um ', { kind: 'strong', text: ['b'] }] }]],
    ['lists', '- um\n- *dois*', [{ kind: 'list', items: [['um'], [{ kind: 'emphasis', text: ['dois'] }]] }]],
    ['signs of Markdown as text', '\\*a\\* & b', [paragraph('*a* & b')]],
    ['nothing', '', []],
  ])('%s', (_, markdown, blocks) => {
    expect(blocksOf(markdown, source)).toEqual(blocks)
  })

  test.each(['> Um.\n>\n> Dois.', '- Um.\n\n  Dois.'])('several paragraphs in one place, without gluing their words: %j', (markdown) => {
    expect(wordsOf(blocksOf(markdown, source))).toMatch(/Um\.\s+Dois\./)
  })
})

describe('an article may not hold, and is told with its line,', () => {
  test.each([
    ['a picture', 'Um.\n\nDois ![três](/quatro.png)', 'image', 3],
    ['a picture by reference', '![a][b]\n\n[b]: /c.png', 'imageReference', 1],
    ['HTML', 'Um.\n\n<div>dois</div>', 'html', 3],
    ['HTML within a line', 'Um <b>dois</b>', 'html', 1],
    ['code', 'Um.\n\n```\ndois\n```', 'code', 3],
    ['code within a line', 'Um.\nDois `três`', 'inlineCode', 2],
    ['a rule', 'Um.\n\n---', 'thematicBreak', 3],
    ['a forced line break', 'Um  \ndois', 'break', 1],
    ['a link by reference', 'Um [dois][a]\n\n[a]: /b', 'linkReference', 1],
    ['a heading in a quote', '> ## Um', 'heading', 1],
    ['a list in a list', '- um\n  - dois', 'list', 2],
    ['a list in a quote', '> - um', 'list', 1],
    ['code in a list', '- um\n\n  ```\n  dois\n  ```', 'code', 3],
    ['a picture in a heading', '## ![a](/b.png)', 'image', 1],
  ])('%s', (_, markdown, node, line) => {
    expect(() => blocksOf(markdown, source)).toThrow(`${source}, line ${line}: "${node}" has no place in an article.`)
  })
})

test.each(localeIds)('every article of the site can be shown in %s', (locale) => {
  for (const { slug, content } of news) expect(blocksOf(content[locale], slug).length, slug).toBeGreaterThan(3)
})

function paragraph(...text: unknown[]) {
  return { kind: 'paragraph', text }
}

function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (Array.isArray(part)) return part.map(wordsOf).join('')
  const { text, items } = part as { text?: unknown; items?: unknown }
  return wordsOf(text ?? items ?? [])
}
