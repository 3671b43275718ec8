import { type Atrule, type CssNode, generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'
import type { SitePath } from '../site-path'
import { inlineStyles, styleSheet } from './styles'

test.each<SitePath>(['/pt-br', '/pt-br/contato', '/pt-br/noticias'])(
  'nothing of %s changes its looks when the style sheet of the application arrives (after `npm run build`)',
  (address) => {
    const later = declarationsIn(styleSheet())
    const [first = ''] = inlineStyles(address)
    const different = [...declarationsIn(first)].filter(([place, declarations]) => later.get(place) !== declarations)
    expect(different.map(([place, declarations]) => [place, declarations, later.get(place)])).toEqual([])
  },
)

/** What each selector declares, within each condition: rules that stand together are merged, and lists of selectors change with them. */
function declarationsIn(css: string): Map<string, string> {
  const found = new Map<string, Map<string, string>>()
  const conditions: string[] = []
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.block) conditions.push(condition(node))
      if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return
      for (const selector of node.prelude.children) {
        const place = [...conditions, generate(selector)].join(' ')
        const declarations = found.get(place) ?? new Map<string, string>()
        found.set(place, declarations)
        // Variables of UnoCSS start with what the classes of the sheet need.
        for (const declaration of node.block.children)
          if (declaration.type === 'Declaration' && !(declaration.property.startsWith('--un-') && isEvery(place)))
            declarations.set(declaration.property, generate(declaration.value))
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.block) conditions.pop()
    },
  })
  return new Map([...found].map(([place, declarations]) => [place, JSON.stringify([...declarations].sort())]))
}

function condition({ name, prelude }: Atrule): string {
  return `@${name} ${prelude ? generate(prelude) : ''}`
}

function isEvery(place: string): boolean {
  return /^(\*|:?:(before|after|backdrop))$/.test(place)
}
