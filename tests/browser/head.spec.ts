import type { Page } from 'playwright/test'
import { documentOf, expect, test, text } from './site.ts'

test('on a route change the head follows, and the graph, as if the page had been opened', async ({ page, visit }) => {
  await visit('/en-us')
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en-us', 'layout.nav.news') })
    .click()
  await expect(page).toHaveURL('/en-us/noticias')
  await expect(page).toHaveTitle(documentOf('/en-us/noticias').querySelector('title')?.text ?? '')
  expect(await headOf(page)).toEqual(headInFile('/en-us/noticias'))
  await page.getByRole('main').locator('a[href^="/en-us/noticias/"]').first().click()
  await expect(page).toHaveURL(/noticias\/./)
  const address = new URL(page.url()).pathname
  await expect(page).toHaveTitle(documentOf(address).querySelector('title')?.text ?? '')
  expect(await headOf(page)).toEqual(headInFile(address))
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/en-us')
  await expect.poll(() => headOf(page)).toEqual(headInFile('/en-us'))
})

/** What a document says of itself, in no order: React adds what is new at the end. */
const tags = [
  'meta[name]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
]

function headOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      [...document.querySelectorAll(selectors.join())]
        .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent)
        .sort(),
    tags,
  )
}

function headInFile(address: string): string[] {
  return tags
    .flatMap((selector) => documentOf(address).querySelectorAll(selector))
    .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.rawText)
    .sort()
}
