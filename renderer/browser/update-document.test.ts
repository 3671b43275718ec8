import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import { news } from '../../content/news/news'
import { loadMessages } from '../../locales/intl'
import { emptyPageData } from '../../pages/empty-page-data'
import { at } from '../../tests/site-path'
import { headHtml } from '../head/head-html'
import { loadPage } from '../load-page'
import { scriptText } from '../script-text'
import { readFirstPage, updateDocument, updateHead } from './update-document'

beforeAll(() => loadMessages('pt-br'))
afterEach(() => vi.unstubAllGlobals())

test('nothing is left of what the page before said of itself', async () => {
  document.head.innerHTML = '<title>Before</title>'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const [full, bare] = [await loadPage(at(`/pt-br/noticias/${news[0]?.slug}`)), await loadPage('/pt-br/404')]
  show(full.page)
  expect(document.head.querySelector('link[rel=alternate]')).not.toBeNull()
  show(bare.page)
  expect(document.head.innerHTML).toBe(bare.page.head)
})

test('the page that was opened is read from its document', () => {
  const { head: _, ...data } = emptyPageData('pt-br')
  const head = headHtml(
    { title: 'One & two', description: 'Words', alternates: [], feeds: [], isIndexed: false },
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
