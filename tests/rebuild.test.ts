import { expect, onTestFinished, test } from 'vitest'
import { article, copyToRebuild, pageOf, pagesIn } from './rebuilding'

// What each kind of change leads to, byte for byte: tests/more/rebuild.test.ts.
test('a build writes nothing without a change, and of an article only where its text stands', () => {
  const { edit, build, remove } = copyToRebuild()
  onTestFinished(remove)
  build()
  expect(pagesIn(build().written)).toEqual([])
  edit(`${article}/es-es.md`, (text) => `${text}\n\nUn párrafo más.\n`)
  const { written } = build()
  expect(pagesIn(written)).toEqual([pageOf('es-es')])
  expect(written).toContain('/es-es/noticias/rss.xml')
  expect(written).not.toContain('/pt-br/noticias/rss.xml')
}, 300_000)
