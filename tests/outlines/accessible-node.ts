/** A part of a page as screen readers get it, in words that hold for every engine. */
export interface AccessibleNode {
  /** A role of ARIA, with the level of headings, or `text`. A role that nothing is said of is `none`. */
  role: string
  name: string
  /** What is said after the name: `collapsed`, `required`. */
  states: string[]
  description: string
  children: AccessibleNode[]
}

/** Roles whose name is what stands in them: their words are not told a second time. */
export const namedByContent = new Set([
  'link',
  'button',
  'term',
  ...[1, 2, 3, 4, 5, 6].map((level) => `heading ${level}`),
])

/** Controls, whose parts differ from engine to engine. */
const closed = new Set(['textbox', 'combobox', 'progressbar', 'img', 'iframe'])

/** The node without what says nothing: wrappers give way to what stands in them, labels are said as the name of their control. */
export function simplified(node: AccessibleNode): AccessibleNode[] {
  if (node.role === 'label') return []
  const isNamed = namedByContent.has(node.role)
  const children = closed.has(node.role)
    ? []
    : node.children.flatMap(simplified).filter(({ role }) => !(isNamed && role === 'text'))
  if (isSilent(node)) return children
  return [{ ...node, children }]
}

function isSilent({ role, name }: AccessibleNode): boolean {
  return role === 'none' || (role === 'group' && !name)
}

/** @throws unless exactly one part has the role. */
export function partOf(nodes: AccessibleNode[], role: string): AccessibleNode {
  const found = nodes.flatMap((node) => partsOf(node, role))
  if (found.length !== 1 || !found[0]) throw new Error(`The page has ${found.length} parts with the role ${role}.`)
  return found[0]
}

function partsOf(node: AccessibleNode, role: string): AccessibleNode[] {
  return node.role === role ? [node] : node.children.flatMap((child) => partsOf(child, role))
}
