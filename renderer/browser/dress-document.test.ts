import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../components/page/page-data'
import { emptyPageData } from '../../pages/empty-page-data'
import { headHtml } from '../head/head-html'
import type { PageHead } from '../head/page-head'
import { describeDocument, dressDocument } from './dress-document'

afterEach(() => vi.unstubAllGlobals())

test('nothing is left of what the page before said of itself', () => {
  document.head.innerHTML = '<title>Before</title>'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const page = emptyPageData('pt-br', String, {})
  const full: PageHead = {
    title: 'One',
    description: 'Words',
    canonical: 'https://tecto.example/2',
    previous: 'https://tecto.example/1',
    next: 'https://tecto.example/3',
    alternates: [{ hrefLang: 'en-US', href: 'https://tecto.example/en' }],
    feeds: [{ type: 'application/rss+xml', title: 'Feed', href: 'https://tecto.example/rss.xml' }],
    isIndexed: false,
    share: { title: 'One', kind: 'article', image: 'https://tecto.example/a.jpg', published: '2024-05-14' },
  }
  show({ ...page, head: headHtml(full, 'pt-br', '{}') })
  expect(document.head.querySelector('link[rel=next]')).not.toBeNull()
  const head = headHtml(
    { title: 'Two', description: 'Others', alternates: [], feeds: [], isIndexed: true },
    'pt-br',
    undefined,
  )
  show({ ...page, head })
  expect(document.head.innerHTML).toBe(head)
})

function show(page: PageData): void {
  dressDocument(page)
  describeDocument(page)
}
