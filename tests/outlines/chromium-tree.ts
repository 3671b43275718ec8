import type { CDPSession, Page } from 'playwright/test'
import { type AccessibleNode, simplified } from './accessible-node.ts'

type Tree = Awaited<ReturnType<typeof readTree>>
type RawNode = Tree['nodes'][number]

/** Chromium's words for what has others in ARIA, and for what is only a wrapper. */
const roles: Record<string, string> = {
  image: 'img',
  StaticText: 'text',
  LabelText: 'label',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  Iframe: 'iframe',
  Figcaption: 'none',
  DescriptionList: 'none',
  RootWebArea: 'none',
  generic: 'none',
  sectionheader: 'none',
  time: 'none',
  strong: 'none',
  emphasis: 'none',
}

const unsaid = new Set(['InlineTextBox', 'LineBreak', 'ListMarker'])

/** What Chromium tells screen readers of the page on show. */
export async function chromiumTree(page: Page): Promise<AccessibleNode[]> {
  const browser = await page.context().newCDPSession(page)
  const tree = await readTree(browser)
  await browser.detach()
  const [root] = tree.nodes
  if (!root) throw new Error('Chromium tells nothing of the page.')
  return simplified(convert(root, tree))
}

async function readTree(browser: CDPSession) {
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  // Of these states DevTools are not told.
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const current = await findAll(browser, root.nodeId, '[aria-current]')
  const required = await findAll(browser, root.nodeId, 'select[aria-required=true]')
  return { nodes, byId, current, required }
}

async function findAll(browser: CDPSession, nodeId: number, selector: string): Promise<Set<number | undefined>> {
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId, selector })
  const described = await Promise.all(nodeIds.map((nodeId) => browser.send('DOM.describeNode', { nodeId })))
  return new Set(described.map(({ node }) => node.backendNodeId))
}

function convert(raw: RawNode, tree: Tree): AccessibleNode {
  const children = (raw.childIds ?? [])
    .flatMap((id) => tree.byId.get(id) ?? [])
    .filter(({ role }) => !unsaid.has(role?.value))
    .map((child) => convert(child, tree))
  if (raw.ignored) return { role: 'none', name: '', states: [], description: '', children }
  const role = raw.role?.value === 'heading' ? headingOf(raw) : (roles[raw.role?.value] ?? raw.role?.value)
  const { states, live } = statesOf(raw, tree)
  return {
    role: role === 'none' && live ? 'live' : role,
    name: raw.name?.value ?? '',
    states,
    description: raw.description?.value ?? '',
    children,
  }
}

function statesOf(raw: RawNode, tree: Tree): { states: string[]; live: boolean } {
  const properties = Object.fromEntries((raw.properties ?? []).map(({ name, value }) => [name, value.value]))
  const { expanded, required, disabled, invalid, live } = properties
  const states = [
    expanded !== undefined && raw.role?.value !== 'combobox' && (expanded ? 'expanded' : 'collapsed'),
    (required || tree.required.has(raw.backendDOMNodeId)) && 'required',
    disabled && 'disabled',
    invalid === 'true' && 'invalid',
    tree.current.has(raw.backendDOMNodeId) && 'current',
  ]
  return { states: states.filter((state): state is string => Boolean(state)), live: Boolean(live) }
}

function headingOf({ properties }: RawNode): string {
  return `heading ${properties?.find(({ name }) => name === 'level')?.value.value}`
}
