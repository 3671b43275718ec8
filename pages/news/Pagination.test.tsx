import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { Pagination } from './Pagination.tsx'

test.each([
  [1, 2, '1 2'],
  [1, 126, '1 2 … 126'],
  [3, 126, '1 2 3 4 … 126'],
  [4, 126, '1 2 3 4 5 … 126'],
  [60, 126, '1 … 59 60 61 … 126'],
  [123, 126, '1 … 122 123 124 125 126'],
  [126, 126, '1 … 125 126'],
])('page %i of %i shows %s', (number, count, shown) => {
  renderIn('en-us', <Pagination number={number} count={count} />)
  const items = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(
    items
      .map(({ textContent }) => textContent?.replace('…', '… '))
      .filter(Boolean)
      .join(' '),
  ).toBe(shown)
})

describe.each(localeIds)('the links to other pages in %s', (locale) => {
  test('have names, and lead to the previous and next pages', () => {
    const { t } = renderIn(locale, <Pagination number={2} count={3} />)
    screen.getByRole('navigation', { name: t('news.pages.label') })
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link(t('news.pages.previous'))).toBe(`/${locale}/noticias`)
    expect(link(t('news.pages.next'))).toBe(`/${locale}/noticias/pagina/3`)
    expect(link(t('news.pages.page', { number: 1 }))).toBe(`/${locale}/noticias`)
  })
})
