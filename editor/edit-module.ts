import { bare, declarationOf, keyOf, parseSource, type SourceNode, textOf } from './source-node.ts'

// Each of these changes one place of a module; the rest stays as it is written.

/** Adds an item to the end of a list that a module declares, whatever calls stand around it. */
export function withItem(source: string, list: string, item: string): string {
  return withPart(source, literalOf(source, list, 'ArrayExpression'), 'elements', item)
}

/** Adds a field to the end of an object that a module declares. */
export function withField(source: string, object: string, field: string): string {
  return withPart(source, literalOf(source, object, 'ObjectExpression'), 'properties', field)
}

/** Gives a field of an object another value, or adds the field. */
export function withValue(source: string, object: string, field: string, value: string): string {
  const known = literalOf(source, object, 'ObjectExpression').properties.find((property: SourceNode) => keyOf(property) === field)
  return known ? source.slice(0, known.value.start) + value + source.slice(known.value.end) : withField(source, object, `${field}: ${value}`)
}

/** Takes an item out of a list: an entry by its slug or id, a text, or what stands there under a name. */
export function withoutItem(source: string, list: string, name: string): string {
  const { elements } = literalOf(source, list, 'ArrayExpression')
  return withoutPart(source, elements, (item) => item.name === name || textOf(item) === name || isNamed(item, name))
}

/** Takes a field out of an object. */
export function withoutField(source: string, object: string, name: string): string {
  const { properties } = literalOf(source, object, 'ObjectExpression')
  return withoutPart(source, properties, (property) => keyOf(property) === name)
}

/** Adds an import after the last one. */
export function withImport(source: string, line: string): string {
  const { program } = parseSource('module.ts', source)
  const last = program.body.findLast(({ type }: SourceNode) => type === 'ImportDeclaration')
  const at = last?.end ?? 0
  return `${source.slice(0, at)}\n${line}${source.slice(at)}`
}

/** Takes out the import of a module. */
export function withoutImport(source: string, from: string): string {
  return source.replace(new RegExp(`^import .* from '${from.replaceAll('.', '\\.')}'\\n`, 'm'), '')
}

/** Takes one name out of an import of several. */
export function withoutImported(source: string, name: string): string {
  return source.replace(new RegExp(`^import \\{ ${name} \\} from .*\\n`, 'm'), '').replace(new RegExp(`^(import \\{.*?)(?:\\b${name}, |, ${name}\\b)`, 'm'), '$1')
}

/** Takes a declaration out of a module, with the comment above it. */
export function withoutDeclaration(source: string, name: string): string {
  const { program, comments } = parseSource('module.ts', source)
  const statement = program.body.find((each: SourceNode) => each.declaration?.declarations?.some(({ id }: SourceNode) => id.name === name))
  if (!statement) return source
  const comment = comments.find(({ end }) => /^\n?$/.test(source.slice(end, statement.start)))
  return source.slice(0, comment?.start ?? statement.start) + source.slice(statement.end).replace(/^\n+/, '')
}

function withPart(source: string, node: SourceNode, parts: 'elements' | 'properties', text: string): string {
  const last: SourceNode | undefined = node[parts].at(-1)
  if (!last) return `${source.slice(0, node.start + 1)}${text}${source.slice(node.end - 1)}`
  return `${source.slice(0, last.end)}, ${text}${source.slice(last.end)}`
}

function withoutPart(source: string, parts: SourceNode[], isIt: (part: SourceNode) => boolean): string {
  const index = parts.findIndex(isIt)
  const part = parts[index]
  if (!part) return source
  const next = parts[index + 1]
  const before = parts[index - 1]
  const [start, end] = next ? [part.start, next.start] : [before?.end ?? part.start, part.end]
  return source.slice(0, start) + source.slice(end)
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

function isNamed(node: SourceNode, name: string): boolean {
  return node.type === 'ObjectExpression' && node.properties.some((each: SourceNode) => ['slug', 'id'].includes(keyOf(each) ?? '') && textOf(bare(each.value)) === name)
}
