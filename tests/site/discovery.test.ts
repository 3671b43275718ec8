import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { localeOfPath } from '../../locales/locales.ts'
import { sitePages } from '../../renderer/prerender/site-pages.ts'
import { addresses, attributes, documentOf } from './built-site.ts'
import type { SitePath } from './site-path.ts'

test('each page has a picture to share, and no others exist: JPEGs that every network accepts', async () => {
  const shared = addresses
    .filter((address) => !address.endsWith('/404'))
    .map((address) =>
      attributes(documentOf(address), 'meta[property="og:image"]', 'content').map((url) => basename(url)),
    )
  expect(shared.filter(({ length }) => length !== 1)).toEqual([])
  const files = readdirSync('dist/client/share-images').sort()
  expect(files).toEqual([...new Set(shared.flat())].sort())
  for (const file of files) {
    const picture = readFileSync(`dist/client/share-images/${file}`)
    expect(picture.length, file).toBeLessThan(300_000)
    expect(await sharp(picture).metadata(), file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test.each(sitePages)('$pathname has the parts to which texts may link', ({ pathname, params, source }) => {
  const loaded = source.load({ locale: localeOfPath(pathname), params, text: (id) => id })
  const ids = attributes(documentOf(pathname as SitePath), '[id]', 'id')
  expect(ids).toEqual(expect.arrayContaining(loaded?.anchors ?? []))
})
