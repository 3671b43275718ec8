import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Variant } from '../../content/site.ts'
import type { SitePath } from '../../tests/site/site-path.ts'

describe('the variant named in content/site.json has the main path, and the other one is not indexed', () => {
  afterEach(() => {
    vi.doUnmock('../../content/site.ts')
    vi.resetModules()
  })

  test.each<[Variant, other: Variant]>([
    ['alternative', 'standard'],
    ['standard', 'alternative'],
  ])('%s', async (primary, other) => {
    const pageAt = await siteWith({ primaryHome: primary, primaryAbout: primary })
    const places: [Variant, path: SitePath, canonical: SitePath, isIndexed: boolean][] = [
      [primary, '/', '/pt-br', true],
      [primary, '/en-us', '/en-us', true],
      [other, '/en-us/inicio', '/en-us/inicio', false],
      [primary, '/en-us/quem-somos', '/en-us/quem-somos', true],
      [other, '/en-us/sobre', '/en-us/sobre', false],
    ]
    for (const [layout, path, canonical, isIndexed] of places) {
      const { page, head } = await pageAt(path)
      expect(page.layout).toBe(layout)
      expect(head).toMatchObject({ isIndexed, canonical: `https://tecto.example${canonical}` })
    }
  })

  async function siteWith(settings: Record<'primaryHome' | 'primaryAbout', Variant>) {
    vi.resetModules()
    vi.doMock('../../content/site.ts', async (original) => ({ ...(await original<object>()), ...settings }))
    return (await import('./page-at.ts')).pageAt
  }
})
