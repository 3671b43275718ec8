import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Variant } from '../../content/site.ts'
import type { PageId } from '../../pages/routes.ts'
import type { SitePath } from '../../tests/site/site-path.ts'
import { loadPage } from './load-page.ts'

describe('the variant named in content/site.ts has the main path and is canonical for the other one', () => {
  afterEach(() => {
    vi.doUnmock('../../content/site.ts')
    vi.resetModules()
  })

  test.each<[Variant, PageId, PageId, PageId, PageId]>([
    ['alternative', 'home', 'standardHome', 'about', 'standardAbout'],
    ['standard', 'standardHome', 'home', 'standardAbout', 'about'],
  ])('%s', async (primary, home, secondHome, about, secondAbout) => {
    const load = await siteWith({ primaryHome: primary, primaryAbout: primary })
    const places: [PageId, path: SitePath, canonical: SitePath, isIndexed: boolean][] = [
      [home, '/', '/pt-br', true],
      [home, '/en-us', '/en-us', true],
      [secondHome, '/en-us/inicio', '/en-us', false],
      [about, '/en-us/quem-somos', '/en-us/quem-somos', true],
      [secondAbout, '/en-us/sobre', '/en-us/quem-somos', false],
    ]
    for (const [id, path, canonical, isIndexed] of places) {
      const { page, head } = await load(path)
      expect(page.id).toBe(id)
      expect(head).toMatchObject({ isIndexed, canonical: `https://tecto.example${canonical}` })
    }
  })

  async function siteWith(settings: Record<'primaryHome' | 'primaryAbout', Variant>) {
    vi.resetModules()
    vi.doMock('../../content/site.ts', async (original) => ({ ...(await original<object>()), ...settings }))
    return (await import('./load-page.ts')).loadPage
  }
})

test.each([
  ['/nada', 'pt-br'],
  ['/en-us/nothing/here', 'en-us'],
  ['/fr-fr', 'pt-br'],
  ['/es-es/noticias/nada', 'es-es'],
  ['/contato-ninguem', 'pt-br'],
])('%s, which does not exist, is answered in the nearest language', async (pathname, locale) => {
  const { page, head } = await loadPage(pathname)
  expect(page).toMatchObject({ id: undefined, locale, pathname })
  expect(head).toMatchObject({ isIndexed: false, alternates: [] })
  expect(head.canonical).toBeUndefined()
})
