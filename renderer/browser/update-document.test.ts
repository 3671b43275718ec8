import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data.ts'
import { news } from '../../content/news/news.ts'
import { loadMessages } from '../../locales/intl.ts'
import { emptyPageData } from '../../pages/empty-page-data.ts'
import { at } from '../../tests/site/site-path.ts'
import { headHtml } from '../head/head-html.ts'
import { scriptText } from '../prerender/html-element.ts'
import { loadPage } from '../prerender/load-page.ts'
import { readFirstPage, updateDocument, updateHead } from './update-document.ts'

beforeAll(() => loadMessages('pt-br'))
afterEach(() => vi.unstubAllGlobals())

test("nothing of the previous page's head remains", async () => {
  document.head.innerHTML = '<title>Before</title>'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const [full, bare] = [await loadPage(at(`/pt-br/noticias/${news[0]?.slug}`)), await loadPage('/pt-br/404')]
  show(full.page)
  expect(document.head.querySelector('link[rel=alternate]')).not.toBeNull()
  show(bare.page)
  expect(document.head.innerHTML).toBe(bare.page.head)
})

test('the first page is read from its document', () => {
  const { head: _, ...data } = emptyPageData('pt-br')
  const head = headHtml(
    { title: 'One & two', description: 'Words of "one"', alternates: [], feeds: [], isIndexed: false },
    'pt-br',
  )
  document.head.innerHTML = `<meta charset="utf-8">${head}<style></style>`
  document.body.innerHTML = `<script id="page-data" type="application/json">${scriptText(data)}</script>`
  expect(readFirstPage()).toEqual({ ...data, head })
})

function show(page: PageData): void {
  updateDocument(page)
  updateHead(page)
}
