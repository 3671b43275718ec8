import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scopeText } from '../../content/sample-scope/scope-text.ts'
import { localeIds } from '../../locales/locales.ts'
import { drawScope } from './draw-scope.ts'

test.each(localeIds)('the sample scope in %s is small, and identical each time', async (locale) => {
  const text = scopeText(locale)
  const [file, again] = await Promise.all([drawScope(text, locale), drawScope(text, locale)])
  expect(file.length).toBeLessThanOrEqual(60_000)
  expect(file.equals(again)).toBe(true)
})

test('screen readers are told the title, the language and the part of every line', async () => {
  const { title, pages } = scopeText('en-us')
  const file = (await drawScope(scopeText('en-us'), 'en-us')).toString('latin1')
  for (const words of [`(${title})`, '/Lang (en-US)', '/Marked true']) expect(file).toContain(words)
  const streams = [...file.matchAll(/FlateDecode[^>]*>>\s*stream\n(.*?)\nendstream/gs)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
  const drawn = streams.filter((stream) => stream.includes('BDC'))
  expect(drawn).toHaveLength(pages.length)
  for (const stream of drawn) {
    const [ornament, ...parts] = stream.match(/\/\w+ (?=<<[^>]*>> BDC|BMC)|\bEMC\b/g) ?? []
    expect(ornament).toBe('/Artifact ')
    // Each part ends before the next begins: what stands in an ornament is not read.
    expect(parts.map((part) => part === 'EMC')).toEqual(parts.map((_, index) => index % 2 === 0))
  }
})

test('a text that is too long for its page is an error', async () => {
  const text = scopeText('pt-br')
  const [first, second] = text.pages
  await expect(drawScope({ ...text, pages: [[...first, ...second], second] }, 'pt-br')).rejects.toThrow(
    /pages instead of 2/,
  )
})
