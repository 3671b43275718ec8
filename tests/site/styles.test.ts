import { readFileSync } from 'node:fs'
import { ident, parse, walk } from 'css-tree'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import { type PageFile, pageFileAddress } from '../../renderer/page-file'
import unoConfig from '../../uno.config'
import { addresses, documentOf } from '../built-site'
import { inlineStyles, styleSheets } from './styles'

const generator = await createGenerator({ ...unoConfig, preflights: [] })
const sheets = styleSheets()

test.each(addresses)('every class of %s has its style in the document (after `npm run build`)', async (address) => {
  const names = documentOf(address)
    .querySelectorAll('[class]')
    .flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? [])
  const { matched } = await generator.generate(new Set(names), { preflights: false })
  expect(matched.size).toBeGreaterThan(20)
  const styled = classesIn(inlineStyles(address)[0] ?? '')
  expect([...matched].filter((name) => !styled.has(name))).toEqual([])
})

test.each(addresses)('whoever comes to %s from another page gets the same styles', (address) => {
  const file: PageFile = JSON.parse(readFileSync(`dist/client${pageFileAddress(address)}`, 'utf8'))
  expect(sheets.get(file.styles)).toBe(inlineStyles(address)[0])
})

function classesIn(css: string): Set<string> {
  const names = new Set<string>()
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(ident.decode(node.name))
  })
  return names
}
