import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import { loadMessages } from '../../locales/intl'
import { emptyPageData } from '../../pages/empty-page-data'
import { headHtml } from '../head/head-html'
import type { PageHead } from '../head/page-head'
import { scriptText } from '../script-text'
import { readFirstPage, updateDocument, updateHead } from './update-document'

beforeAll(() => loadMessages('pt-br'))
afterEach(() => vi.unstubAllGlobals())

test('nothing is left of what the page before said of itself', () => {
  document.head.innerHTML = '<title>Before</title>'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const page = emptyPageData('pt-br')
  const full: PageHead = {
    title: 'One',
    description: 'Words',
    canonical: 'https://tecto.example/2',
    previous: 'https://tecto.example/1',
    next: 'https://tecto.example/3',
    alternates: [{ hrefLang: 'en-US', href: 'https://tecto.example/en' }],
    feeds: [{ type: 'application/rss+xml', title: 'Feed', href: 'https://tecto.example/rss.xml' }],
    isIndexed: false,
    dates: { published: '2024-05-14', modified: '2024-05-15' },
    share: {
      title: 'One',
      kind: 'article',
      image: 'https://tecto.example/a.jpg',
      drawing: { title: 'One', kicker: '', picture: 'hero/home', domain: 'tecto.example' },
    },
    graph: { '@context': 'https://schema.org', '@graph': [] },
  }
  show({ ...page, head: headHtml(full, 'pt-br') })
  expect(document.head.querySelector('link[rel=next]')).not.toBeNull()
  const head = headHtml({ title: 'Two', description: 'Others', alternates: [], feeds: [], isIndexed: true }, 'pt-br')
  show({ ...page, head })
  expect(document.head.innerHTML).toBe(head)
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
