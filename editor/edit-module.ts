import { bare, declarationOf, keyOf, parseSource, type SourceNode } from './source-node.ts'

// Each of these changes one place of a module; the rest stays as it is written.

/** Adds an item to the end of a list that a module declares, whatever calls stand around it. */
export function withItem(source: string, list: string, item: string): string {
  return withPart(source, literalOf(source, list, 'ArrayExpression'), 'elements', item)
}

/** Adds a field to the end of an object that a module declares. */
function withField(source: string, object: string, field: string): string {
  return withPart(source, literalOf(source, object, 'ObjectExpression'), 'properties', field)
}

/** Gives a field of an object another value, or adds the field. */
export function withValue(source: string, object: string, field: string, value: string): string {
  const known = literalOf(source, object, 'ObjectExpression').properties.find((property: SourceNode) => keyOf(property) === field)
  return known ? source.slice(0, known.value.start) + value + source.slice(known.value.end) : withField(source, object, `${field}: ${value}`)
}

/** Adds an import after the last one. */
export function withImport(source: string, line: string): string {
  const { program } = parseSource('module.ts', source)
  const last = program.body.findLast(({ type }: SourceNode) => type === 'ImportDeclaration')
  const at = last?.end ?? 0
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

function withPart(source: string, node: SourceNode, parts: 'elements' | 'properties', text: string): string {
  const last: SourceNode | undefined = node[parts].at(-1)
  if (!last) return `${source.slice(0, node.start + 1)}${text}${source.slice(node.end - 1)}`
  return `${source.slice(0, last.end)}, ${text}${source.slice(last.end)}`
}

/** The list or object that is declared under a name. */
function literalOf(source: string, name: string, type: 'ArrayExpression' | 'ObjectExpression'): SourceNode {
  const declared = declarationOf(parseSource('module.ts', source), name)
  const found = declared && firstOf(bare(declared), type)
  if (!found) throw new Error(`There is no list or object "${name}" to add to.`)
  return found
}

function firstOf(node: SourceNode, type: string): SourceNode | undefined {
  if (node.type === type) return node
  const inner: SourceNode[] = node.type === 'CallExpression' ? [...node.arguments, node.callee.object].filter(Boolean) : []
  return inner.map((part) => firstOf(bare(part), type)).find(Boolean)
}
