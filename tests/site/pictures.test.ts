import { expect, test } from 'vitest'
import { addresses, documentOf } from './built-site.ts'

/** A picture's folder and name, without language, width and format. */
const namePattern =
  /\/art\/((?:hero|call|tiles|services(?:-narrow)?|products|ways|news|stories|videos)\/[\w-]+)[\w.-]*$/

test.each(addresses)('%s shows no picture twice', (address) => {
  const shown = documentOf(address)
    .querySelectorAll('main img')
    .flatMap((image) => namePattern.exec(image.getAttribute('src') ?? '')?.[1]?.replace(/-\d+$/, '') ?? [])
  expect(shown).toEqual([...new Set(shown)])
})
