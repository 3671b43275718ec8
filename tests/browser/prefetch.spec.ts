import { statSync } from 'node:fs'
import { pageDataPath } from '../../components/page/page-data.ts'
import { at } from '../site/site-path.ts'
import { acceptCookies, expect, hydrated, saveData, test, text } from './helpers/fixtures.ts'
import { entry } from './helpers/menus.ts'

test.use({ isContextShared: false })

test('following a link that was in view needs no request; a page with a form waits until its link is used', async ({
  page,
}) => {
  const about = pageDataPath(at('/pt-br/quem-somos'))
  await acceptCookies(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('/pt-br/politica-de-privacidade'))
  await hydrated(page)
  await expect.poll(() => asked).toContain(about)
  await page.waitForLoadState('networkidle')
  await expect(entry(page, 'pt-br', 'layout.nav.contact')).toBeInViewport()
  expect(asked).not.toContain(pageDataPath(at('/pt-br/contato')))
  asked.length = 0
  await entry(page, 'pt-br', 'layout.nav.about').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
  // Prefetches for the current page may still be in flight.
  expect(asked).not.toContain(about)
})

test('with save-data on, nothing is prefetched and the application waits for an interaction', async ({ page }) => {
  await acceptCookies(page)
  await saveData(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => path.endsWith('.js'))
  await page.goto(at('/pt-br/contato'))
  await page.waitForTimeout(3000)
  const before = scripts()
  expect(before).not.toEqual([])
  expect(before.reduce((bytes, script) => bytes + statSync(`dist/client${script}`).size, 0)).toBeLessThan(20_000)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([])
  expect(scripts().length).toBeGreaterThan(before.length)
})
