import { type AccessibleNode, namedByContent } from './accessible-node.ts'
import { contentMark, type Say } from './words.ts'

/** A node and what stands in it, as lines. */
interface Block {
  role: string
  name: string
  lines: string[]
}

/** How many there are of these is for the content to decide. */
const repeated = new Set(['listitem', 'region', 'group'])
/** Content is made of these as its author likes. */
const prose = new Set(['paragraph', 'text', 'heading 2', 'heading 3', 'list', 'blockquote'])

/**
 * What screen readers come by, in the order of reading: one line for each part, indented by what it stands in. Messages are told by
 * their ids, words of the content by `*`. `+` stands before what the content has once or more, `-` before any other item of a list.
 */
export function outlineOf(nodes: AccessibleNode[], say: Say): string {
  return `${blocksOf(nodes, say)
    .flatMap(({ lines }) => lines)
    .join('\n')}\n`
}

function blocksOf(nodes: AccessibleNode[], say: Say): Block[] {
  const blocks = joinTexts(nodes)
    .map((node) => blockOf(node, say))
    .filter(({ role, lines }) => role !== 'text' || lines[0])
  return joinRepeated(joinProse(blocks))
}

/** Where a run of text is broken differs from engine to engine. */
function joinTexts(nodes: AccessibleNode[]): AccessibleNode[] {
  const joined: AccessibleNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.role === 'text' && node.role === 'text')
      joined.splice(-1, 1, { ...last, name: `${last.name} ${node.name}` })
    else joined.push(node)
  }
  return joined
}

function blockOf(node: AccessibleNode, say: Say): Block {
  const { role, description, children } = node
  const name = say(node.name)
  if (role === 'text') return { role, name, lines: name ? [`text ${name}`] : [] }
  const inner = blocksOf(children, say).flatMap(({ lines }) => lines)
  if (role === 'listitem') return { role, name: '', lines: markFirst('-', inner) }
  const states = [...node.states, description && `described by ${say(description)}`].filter(Boolean)
  const own = [role, name, states.length > 0 && `(${states.join(', ')})`].filter(Boolean).join(' ')
  const [only, ...others] = inner
  if (!namedByContent.has(role) && others.length === 0 && only?.startsWith('text '))
    return { role, name, lines: [`${own} ${only.replace('text ', '')}`] }
  return { role, name, lines: [own, ...inner.map((line) => `  ${line}`)] }
}

/** From its first paragraph on, what the content says is one thing: how it is divided is for its author to decide. */
function joinProse(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const isProse = prose.has(block.role) && !block.lines.some(isMessage)
    if (isProse && joined.at(-1)?.role === 'prose') continue
    const isStart = isProse && block.role === 'paragraph'
    joined.push(isStart ? { role: 'prose', name: contentMark, lines: [`prose ${contentMark}`] } : block)
  }
  return joined
}

function isMessage(said: string): boolean {
  return /[a-z]\.[a-z]/i.test(said)
}

/** Whether the content decides how many there are: it does not where a message is the name. */
function isFilled({ role, name, lines }: Block): boolean {
  return repeated.has(role) && !isMessage(name) && lines.some((line) => / \*/.test(line))
}

/** Of neighbours of one kind that the content fills, each shape is told once. */
function joinRepeated(blocks: Block[]): Block[] {
  const joined: Block[] = []
  let index = 0
  while (index < blocks.length) {
    const rest = blocks.slice(index)
    const other = rest.findIndex((block) => !isFilled(block))
    const run = other === -1 ? rest : rest.slice(0, other)
    const shapes = new Map(run.map((block) => [block.lines.join('\n'), block]))
    const told = [...shapes.values()].sort((a, b) => a.lines.join().localeCompare(b.lines.join()))
    joined.push(...told.map((block) => ({ ...block, lines: repeatedLines(block) })))
    index += run.length
    const next = blocks[index]
    if (next) joined.push(next)
    index += 1
  }
  return joined
}

function repeatedLines({ role, lines }: Block): string[] {
  return markFirst('+', role === 'listitem' ? lines.map((line) => line.slice(2)) : lines)
}

function markFirst(mark: string, lines: string[]): string[] {
  return lines.map((line, index) => `${index === 0 ? mark : ' '} ${line}`)
}
