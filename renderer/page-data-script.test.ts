// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { emptyPageData } from '../pages/empty-page-data'
import { embedPageData, readPageData } from './page-data-script'

const page = emptyPageData('pt-br', String, {})

test.each([
  ['plain words', 'Olá, São Paulo'],
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of a script in capitals', '</SCRIPT >'],
  ['the start of a comment', '<!-- <script>'],
  ['line separators of Unicode', 'a\u2028b\u2029c'],
  ['quotes and backslashes', String.raw`"a" 'b' \u003c \\`],
  ['signs of a replacement', "$& $1 $' $`"],
  ['signs of HTML', '&lt;b&gt; &amp; <b>'],
  ['signs beyond the first plane', '😀'],
])('a page goes through its HTML unchanged: %s', (_, text) => {
  const sent = { ...page, content: { text, list: [text] } }
  const document = documentWith(embedPageData(sent))
  expect(readPageData(document)).toEqual(sent)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('after')
})

test('nothing in the data can be taken for markup or for the end of a line', () => {
  const script = embedPageData({ ...page, content: '</script><!--\u2028\u2029' })
  const json = script.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(json).not.toMatch(/[<\u2028\u2029]/)
})

test('browsers do not run the data as code', () => {
  expect(documentWith(embedPageData(page)).querySelector('script')?.type).toBe('application/json')
})

test.each([
  ['without data', '<p>Tecto</p>'],
  ['with empty data', '<script id="page-data" type="application/json"></script>'],
])('a document %s is not a page of this site', (_, html) => {
  expect(() => readPageData(documentWith(html))).toThrow('no page data')
})

test('data that is cut off is not taken for a page', () => {
  expect(() => readPageData(documentWith('<script id="page-data" type="application/json">{"loc</script>'))).toThrow()
})

function documentWith(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}<p>after</p></body>`, 'text/html')
}
