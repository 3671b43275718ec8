import { afterAll, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales.ts'

vi.mock(import('../../content/news/news.ts'), async (original) => {
  const { news } = await original()
  const copies = Array.from({ length: 12 }, (_, copy) =>
    news.map((item) => ({ ...item, slug: `${item.slug}-${copy}` })),
  )
  return { news: copies.flat() }
})
afterAll(() => void vi.resetModules())

const { articlesInList } = await import('../../content/limits.ts')
const { news } = await import('../../content/news/news.ts')
const { pageAt } = await import('../../renderer/prerender/page-at.ts')
const { allAddresses } = await import('../addresses.ts')
const { absoluteUrl } = await import('../../renderer/prerender/site-origin.ts')

const lists = allAddresses().filter(({ path }) => path.startsWith('/$locale/noticias') && !path.endsWith('$slug'))

interface ListContent {
  news: { slug: string }[]
  videos: unknown[]
  place: { number: number; count: number }
}

async function listIn(locale: string) {
  const pages = lists.filter(({ params }) => params.locale === locale).map(({ pathname }) => pageAt(pathname))
  return (await Promise.all(pages)).map((loaded) => ({ ...loaded, content: loaded.content as ListContent }))
}

test('the list of 60 articles has several pages', () => {
  expect(Math.ceil(news.length / articlesInList)).toBeGreaterThan(2)
})

test.each(localeIds)('the pages of the list in %s', async (locale) => {
  const pages = await listIn(locale)
  const addresses = pages.map(({ page }) => page.pathname)
  const count = Math.ceil(news.length / articlesInList)
  const later = Array.from({ length: count - 1 }, (_, index) => `/${locale}/noticias/pagina/${index + 2}`)
  expect(addresses).toEqual([`/${locale}/noticias`, ...later])

  expect(pages.flatMap(({ content }) => content.news.map(({ slug }) => slug))).toEqual(news.map(({ slug }) => slug))
  expect(pages.map(({ content }) => content.news.length).slice(0, -1)).toEqual(later.map(() => articlesInList))
  expect(pages.map(({ content }) => content.place)).toEqual(addresses.map((_, index) => ({ number: index + 1, count })))
  expect(pages.map(({ content }) => content.videos.length > 0)).toEqual([true, ...later.map(() => false)])

  expect(pages.map(({ head }) => head.canonical)).toEqual(addresses.map(absoluteUrl))
  expect(pages.map(({ head }) => head.previous)).toEqual([undefined, ...addresses.slice(0, -1).map(absoluteUrl)])
  expect(pages.map(({ head }) => head.next)).toEqual([...addresses.slice(1).map(absoluteUrl), undefined])
  for (const { head, page } of pages.slice(1)) {
    expect(page.head.links).toContainEqual({ rel: 'prev', href: head.previous })
    expect(head.alternates.map(({ href }) => href)).toContain(head.canonical)
  }
  for (const words of ['title', 'description'] as const)
    expect(new Set(pages.map(({ head }) => head[words])).size).toBe(count)
  for (const other of localeIds)
    expect(pages.map(({ page }) => page.languagePaths[other])).toEqual(
      (await listIn(other)).map(({ page }) => page.pathname),
    )
})

test.each(['0', '1', '02', '2.0', '99', 'x'])('there is no page %s', async (number) => {
  const { page } = await pageAt(`/pt-br/noticias/pagina/${number}`)
  expect(page.route).toBe('/$')
})
