// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { scriptText } from './document-html.ts'

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the start of a comment', '<!-- <script>'],
  ['line separators of Unicode', 'a\u2028b\u2029c'],
])('a value survives a script element unchanged: %s', (_, text) => {
  const html = `<!doctype html><body><script type="application/ld+json">${scriptText({ list: [text] })}</script><p>after</p></body>`
  const { scripts, body } = new DOMParser().parseFromString(html, 'text/html')
  expect(scripts).toHaveLength(1)
  expect(JSON.parse(scripts[0]?.text ?? '')).toEqual({ list: [text] })
  expect(body.querySelector('p')?.textContent).toBe('after')
})
