import { expect, test } from 'vitest'
import { robotsTxt } from './robots'

test('robots.txt names the sitemap, and keeps crawlers from the address of requests alone', () => {
  expect(robotsTxt('https://tecto.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://tecto.example/sitemap.xml\n',
  )
})
