import { type AccessibleNode, simplified } from '../accessible-node.ts'

/** A node as tests/outlines/at-spi/read-tree.py prints it. */
export interface RawNode {
  role: string
  name: string
  description: string
  attributes: Record<string, string>
  states: string[]
  text: string
  children: RawNode[]
}

/** The words of AT-SPI for what has others in ARIA, and for what is only a wrapper. */
const roles: Record<string, string> = {
  'document web': 'none',
  section: 'none',
  'text container': 'none',
  static: 'none',
  panel: 'group',
  grouping: 'group',
  'list item': 'listitem',
  image: 'img',
  'push button': 'button',
  entry: 'textbox',
  'combo box': 'combobox',
  'status bar': 'status',
  notification: 'alert',
  'progress bar': 'progressbar',
  'block quote': 'blockquote',
  'internal frame': 'iframe',
}

/** Elements that AT-SPI has no word for, or Firefox and WebKit different ones. */
const tags: Record<string, string> = {
  details: 'group',
  summary: 'button',
  dl: 'none',
  dt: 'term',
  dd: 'definition',
  figure: 'figure',
  figcaption: 'none',
  time: 'none',
  strong: 'none',
  em: 'none',
  // Cut off after some lines, it is none for Firefox.
  p: 'paragraph',
}

/** Stands in a text for each child. */
const childMark = '\ufffc'

/** What Firefox or WebKit tells screen readers of a page. */
export function atSpiTree(document: RawNode): AccessibleNode[] {
  return simplified(convert(document))
}

/** Firefox and WebKit name these after what stands in them. */
const namedNeedlessly = new Set(['listitem', 'definition', 'figure', 'article', 'paragraph'])

function convert(raw: RawNode, parent?: RawNode): AccessibleNode {
  const role = roleOf(raw)
  return {
    role,
    name: namedNeedlessly.has(role) ? '' : raw.name || (role === 'term' ? wordsIn(raw) : ''),
    description: raw.description,
    states: statesOf(raw, parent),
    children: childrenOf(raw),
  }
}

function roleOf({ role, attributes }: RawNode): string {
  if (role === 'heading') return `heading ${attributes.level}`
  if (role === 'landmark') return attributes['xml-roles'] ?? role
  const known = tags[attributes.tag ?? ''] ?? roles[role] ?? role
  return known === 'none' && attributes.live && attributes.live !== 'off' ? 'live' : known
}

function statesOf(raw: RawNode, parent?: RawNode): string[] {
  const has = (state: string) => raw.states.includes(state)
  // WebKit tells of the whole, Firefox of its button, whether it is open.
  const opening = raw.attributes.tag === 'summary' && parent && !has('expandable') ? parent.states : raw.states
  const isControl = ['push button', 'entry', 'combo box'].includes(raw.role)
  const states = [
    roleOf(raw) === 'button' &&
      opening.includes('expandable') &&
      (opening.includes('expanded') ? 'expanded' : 'collapsed'),
    has('required') && 'required',
    isControl && !has('enabled') && 'disabled',
    isControl && has('invalid-entry') && 'invalid',
    raw.attributes.current && raw.attributes.current !== 'false' && 'current',
  ]
  return states.filter((state): state is string => Boolean(state))
}

/** The children, with the text between them. Where these are blocks, WebKit tells their words a second time, as lines. */
function childrenOf(raw: RawNode): AccessibleNode[] {
  const texts = withoutMarker(raw).split(childMark)
  const children = raw.children.map((child) => convert(child, raw))
  const isRepeated = children.length > 0 && raw.text.includes('\n')
  if (isRepeated || texts.length !== children.length + 1) return children
  return texts.flatMap((text, index) => [...(text.trim() ? [textNode(text)] : []), ...children.slice(index, index + 1)])
}

/** Firefox counts the number before an item of a list among its words. */
function withoutMarker({ role, text }: RawNode): string {
  return role === 'list item' ? text.replace(/^\d+\. /, '') : text
}

function wordsIn({ text, children }: RawNode): string {
  return [text.replaceAll(childMark, ''), ...children.map(wordsIn)].join(' ')
}

function textNode(name: string): AccessibleNode {
  return { role: 'text', name, states: [], description: '', children: [] }
}
