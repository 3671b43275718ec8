import { readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import unoConfig from '../../uno.config.ts'
import { addresses, attributes, documentOf, htmlFile } from './built-site.ts'
import type { SitePath } from './site-path.ts'

const generator = await createGenerator({ ...unoConfig, preflights: [] })
const sheets = inlineStyles('/')
const styled = classesIn(sheets.join(''))

test.each(addresses)('every class of %s has its style in the document (after `npm run build`)', async (address) => {
  const names = documentOf(address)
    .querySelectorAll('[class]')
    .flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? [])
  const { matched } = await generator.generate(new Set(names), { preflights: false })
  expect(matched.size).toBeGreaterThan(20)
  expect([...matched].filter((name) => !styled.has(name))).toEqual([])
})

test.each(addresses)('browsers understand how wide the pictures of %s are', (address) => {
  const widths = attributes(documentOf(address), ':is(img, source)[sizes]', 'sizes')
  expect(widths.filter((value) => !/^(\(min-width: [\d.]+rem\) \d+(px|vw), )*\d+(px|vw)$/.test(value))).toEqual([])
})

function classesIn(css: string): Set<string> {
  const names = css.match(/(?<=\.)(?:\\[\da-f]{1,6} |\\.|[\w-])+/gi) ?? []
  return new Set(
    names.map((name) =>
      name.replace(/\\(?:([\da-f]{1,6}) |(.))/gi, (_, code: string, sign: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
      ),
    ),
  )
}

/** The document's inline styles: those of the site, and those for visitors without scripts. */
function inlineStyles(address: SitePath): string[] {
  return [...readFileSync(htmlFile(address), 'utf8').matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}
