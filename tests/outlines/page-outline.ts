import type { SitePath } from '../site-path.ts'
import { type AccessibleNode, partOf } from './accessible-node.ts'
import { outlineOf } from './outline.ts'
import { contentMark, wordsOf } from './words.ts'

/** What pages of a layout have in common, and what stands in the `main` of one. */
export interface PageOutline {
  frame: string
  main: string
}

/** The outline of the page that is kept in the file of an address. */
export function pageOutline(nodes: AccessibleNode[], file: SitePath): PageOutline {
  const main = partOf(nodes, 'main')
  const others = nodes.map((node) => (node === main ? { ...main, children: [] } : node))
  const say = wordsOf(file, 'frame')
  // Languages and services are content: that one of them is current is not told.
  const current = new Set(others.flatMap(currentIn).map(say))
  current.delete(contentMark)
  return {
    frame: outlineOf(others.map(withoutCurrent), say),
    main: [`current: ${[...current].sort().join(', ') || 'nothing'}`, outlineOf(main.children, wordsOf(file))].join(
      '\n',
    ),
  }
}

/** The names of the links that lead to the page itself. */
function currentIn({ name, states, children }: AccessibleNode): string[] {
  return [...(states.includes('current') ? [name] : []), ...children.flatMap(currentIn)]
}

function withoutCurrent(node: AccessibleNode): AccessibleNode {
  const states = node.states.filter((state) => state !== 'current')
  return { ...node, states, children: node.children.map(withoutCurrent) }
}

/** The file that an address is answered with. */
export function fileOf(address: SitePath): SitePath {
  return address.replace(/nowhere$/, '404') as SitePath
}
