import { existsSync, globSync, readFileSync } from 'node:fs'
import { generate, ident, parse, walk } from 'css-tree'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import unoConfig from '../../uno.config'
import { addresses, documentOf } from '../built-site'
import { inlineStyles } from './styles'

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

test.each(addresses)('%s has the styles of the whole site', (address) => {
  expect(inlineStyles(address)).toEqual(sheets)
})

test('no style waits for a variable that UnoCSS would set for every element (plainValues in uno.config.ts)', () => {
  const variables = new Set(sheets.flatMap((css) => css.match(/--un-[\w-]+/g) ?? []))
  expect([...variables].filter((name) => !/^--un-gradient-(from|to|stops)$/.test(name))).toEqual([])
})

test('no element has two classes of which each would undo what the other one does', () => {
  const faults = new Set<string>()
  const kinds = kindsIn(sheets.join(''))
  for (const address of addresses)
    for (const element of documentOf(address).querySelectorAll('[class]')) {
      const names = element.getAttribute('class') ?? ''
      const found = names.split(/\s+/).flatMap((name) => kinds.get(name) ?? [])
      const properties = found.map(({ property }) => property)
      if (new Set(found.map(({ kind }) => kind)).size > new Set(properties).size) faults.add(names)
    }
  expect([...faults]).toEqual([])
})

test('what the styles of the application show is there', () => {
  const sheets = globSync('dist/client/assets/static/*.css').map((file) => readFileSync(file, 'utf8'))
  const shown = sheets.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url))
  expect(shown).not.toEqual([])
  expect(shown.filter((url) => !existsSync(`dist/client${url}`))).toEqual([])
})

/** What the classes of a sheet do to one and the same property, as in `transform: translateY`. */
function kindsIn(css: string): Map<string, { property: string; kind: string }[]> {
  const kinds = new Map<string, { property: string; kind: string }[]>()
  walk(parse(css), function (node) {
    if (node.type !== 'Declaration' || !/^(transform|filter|backdrop-filter|font-variant-numeric)$/.test(node.property))
      return
    const { property } = node
    const kind = `${property}: ${generate(node.value).match(/[a-zA-Z-]+(?=\(|$)/g)}`
    if (this.rule?.prelude.type !== 'SelectorList') return
    for (const selector of this.rule.prelude.children) {
      const name = [...(selector.type === 'Selector' ? selector.children : [])].findLast(
        ({ type }) => type === 'ClassSelector',
      )
      if (name?.type !== 'ClassSelector') continue
      const decoded = ident.decode(name.name)
      kinds.set(decoded, [...(kinds.get(decoded) ?? []), { property, kind }])
    }
  })
  return kinds
}

function classesIn(css: string): Set<string> {
  const names = new Set<string>()
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(ident.decode(node.name))
  })
  return names
}
