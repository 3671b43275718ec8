import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { article, copyToRebuild, pageOf, pagesIn, slug } from '../rebuilding'

// Each test changes one thing more.
const { folder, edit, build, expectSameAsWhole, remove } = copyToRebuild()
beforeAll(() => {
  build()
}, 300_000)
afterAll(remove)

test('the text of an article is written anew', () => {
  edit(`${article}/es-es.md`, (text) => `${text}\n\nUn párrafo más.\n`)
  expect(pagesIn(build().written)).toEqual([pageOf('es-es')])
  expectSameAsWhole()
})

test('an article that is added has its pages, and stands in the lists', () => {
  cpSync(join(folder, article), join(folder, 'content/news/a-new-one'), { recursive: true })
  edit('content/news/a-new-one/article.ts', (text) => text.replace(/date: '[^']*'/, "date: '2026-01-01'"))
  const { written } = build()
  for (const locale of localeIds) {
    expect(written).toEqual(expect.arrayContaining([pageOf(locale, 'a-new-one'), `/${locale}/noticias.html`]))
    expect(written).not.toContain(`/${locale}/contato.html`)
  }
  expectSameAsWhole()
})

test('an article whose date moves changes the order of the lists', () => {
  edit(`${article}/article.ts`, (text) => text.replace(/date: '[^']*'/, "date: '2020-01-01'"))
  expect(pagesIn(build().written)).toEqual(
    expect.arrayContaining(localeIds.flatMap((locale) => [pageOf(locale), `/${locale}/noticias.html`])),
  )
  expectSameAsWhole()
})

test('an article that is removed leaves nothing behind', () => {
  rmSync(join(folder, article), { recursive: true })
  const { files } = build()
  for (const locale of localeIds)
    expect([...files.keys()].filter((file) => file.includes(`/${locale}/noticias/${slug}`))).toEqual([])
  expectSameAsWhole()
})

test('a message of one page is written on that page, one of all pages on all of a language', () => {
  const messages = (file: string) => `locales/en-us/${file}.json`
  edit(messages('hire'), (text) => text.replace(/("hire\.head\.description": ")/, '$1Yes: '))
  expect(pagesIn(build().written)).toEqual(['/en-us/contrate.html'])
  edit(messages('layout'), (text) => text.replace(/("layout\.skip": ")/, '$1Now: '))
  const { written, files } = build()
  expect(pagesIn(written)).toEqual([...files.keys()].filter((file) => /^\/en-us\b.*\.html$/.test(file)).sort())
  expectSameAsWhole()
})

test('a change of code, styles or settings writes every page anew', () => {
  edit('components/layout/Layout.tsx', (text) => text.replace('href="#conteudo"', 'href="#conteudo" title="a"'))
  const { written, files } = build({ VITE_META_PIXEL_ID: '123' })
  expect(pagesIn(written)).toEqual([...files.keys()].filter((file) => file.endsWith('.html')).sort())
  expect(readFileSync(join(folder, 'dist/client/pt-br.html'), 'utf8')).toContain('href="#conteudo" title="a"')
}, 300_000)
