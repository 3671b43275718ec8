import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameOf } from '../content/check-content.ts'
import { bare, declarationOf, keyOf, lineAt, parseSource, type SourceFile, type SourceNode, textOf } from './source-node.ts'

/** Where a value is written. */
export interface Place {
  source: SourceFile
  node: SourceNode
  /** How many steps of the path led there: fewer than all where a value is missing, or computed. */
  depth: number
}

/** Finds where values of the content are written, following imports and calls such as `filled(…)`. Files are read once. */
export class Locator {
  readonly #files = new Map<string, SourceFile>()

  /** The place of a value that a module exports, or of the nearest part of which it is one. */
  find(module: string, name: string | undefined, path: PropertyKey[], content: unknown): Place | undefined {
    const [first, ...rest] = path
    if (name === undefined && first !== undefined) return this.find(module, String(first), rest, (content as Record<PropertyKey, unknown>)[first])
    if (module.includes('*')) {
      const entry = (content as Record<PropertyKey, unknown> | undefined)?.[first ?? 0]
      return this.find(module.replace('*', nameOf(entry) ?? ''), name, rest, entry)
    }
    const source = this.#read(module)
    const node = source && name !== undefined && declarationOf(source, name)
    return node ? this.#follow({ source, node, depth: 0 }, path, content) : undefined
  }

  /** The same as file and line. */
  line(module: string, name: string | undefined, path: PropertyKey[], content: unknown): { file: string; line: number } | undefined {
    const long = longTextOf(module, path, content)
    if (long) return { file: long, line: 1 }
    const place = this.find(module, name, path, content)
    return place && { file: place.source.file, line: lineAt(place.source.source, place.node.start) }
  }

  #read(file: string): SourceFile | undefined {
    if (!this.#files.has(file) && existsSync(file)) this.#files.set(file, parseSource(file))
    return this.#files.get(file)
  }

  #follow(place: Place, path: PropertyKey[], content: unknown): Place {
    const { source, node, depth } = place
    const inner = bare(node)
    if (inner !== node) return this.#follow({ ...place, node: inner }, path, content)
    if (node.type === 'Identifier') {
      const meant = this.#meaningOf(source, node.name)
      return meant ? this.#follow({ ...meant, depth }, path, content) : place
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      const whole = this.#follow({ source, node: node.object, depth: 0 }, [node.property.name], undefined)
      return whole.depth > 0 ? this.#follow({ ...whole, depth }, path, content) : place
    }
    if (node.type === 'CallExpression' || node.type === 'AwaitExpression') return this.#followCall(place, path, content)
    const [key, ...rest] = path
    if (key === undefined) return place
    const value = (content as Record<PropertyKey, unknown> | undefined)?.[key]
    if (node.type === 'ObjectExpression') {
      const property = node.properties.find((each: SourceNode) => keyOf(each) === String(key))
      if (property) return this.#follow({ source, node: property.value, depth: depth + 1 }, rest, value)
      const spread = node.properties.filter((each: SourceNode) => each.type === 'SpreadElement')
      const found = spread.map((each: SourceNode) => this.#follow({ source, node: each.argument, depth }, path, content)).find((each: Place) => each.depth > depth)
      return found ?? this.#entryIn(place, value) ?? place
    }
    if (node.type === 'ArrayExpression') {
      const item = this.#itemOf(place, content as unknown[], Number(key))
      return item ? this.#follow({ ...item, depth: depth + 1 }, rest, value) : place
    }
    return place
  }

  /** What is passed to a call is looked at, and what its method is called on: one of them holds the value. */
  #followCall(place: Place, path: PropertyKey[], content: unknown): Place {
    const { source, node, depth } = place
    const { callee, arguments: passed = [], argument } = node
    const candidates: SourceNode[] = [...(callee?.type === 'MemberExpression' ? [callee.object] : []), ...passed, ...(argument ? [argument] : [])]
    const found = candidates.filter(({ type }) => !/Function/.test(type)).map((candidate) => this.#follow({ source, node: candidate, depth }, path, content))
    return found.sort((one, other) => other.depth - one.depth).find((each) => each.depth > depth) ?? found[0] ?? place
  }

  /** An entry in a list that is made of the fields of an object, as in `Object.entries({ id: … })`. */
  #entryIn({ source, node, depth }: Place, entry: unknown): Place | undefined {
    const property = node.properties.find((each: SourceNode) => keyOf(each) === nameOf(entry))
    return property && { source, node: property, depth: depth + 1 }
  }

  /** By its name where it has one, since lists are sorted and drafts left out; else by its number. */
  #itemOf({ source, node, depth }: Place, content: unknown[], index: number): Place | undefined {
    const name = nameOf(content[index])
    const items: SourceNode[] = node.elements
    const before = content.slice(0, index).filter((entry) => nameOf(entry) === name).length
    const places = items.map((item) => this.#follow({ source, node: item, depth: 0 }, [], undefined))
    const named = name === undefined ? [] : places.filter((place) => this.#isNamed(place, name))
    return named[before] ?? (items[index] && { source, node: items[index], depth })
  }

  #isNamed(place: Place, name: string): boolean {
    const { node } = place
    return node.type === 'ObjectExpression' && node.properties.some((each: SourceNode) => ['slug', 'id'].includes(keyOf(each) ?? '') && textOf(bare(each.value)) === name)
  }

  /** What a name stands for: a declaration of the module, or of one that it imports. */
  #meaningOf(source: SourceFile, name: string): Place | undefined {
    const own = declarationOf(source, name)
    if (own) return { source, node: own, depth: 0 }
    for (const { type, specifiers, source: from } of source.program.body) {
      if (type !== 'ImportDeclaration' || !from.value.startsWith('.')) continue
      const specifier = specifiers.find(({ local }: SourceNode) => local.name === name)
      const path = join(dirname(source.file), from.value)
      const imported = specifier && this.#read(path.endsWith('.ts') ? path : `${path}.ts`)
      const node = imported && declarationOf(imported, specifier.imported?.name)
      if (node) return { source: imported, node, depth: 0 }
    }
    return undefined
  }
}

/** The file of a long text, where the path leads to one: it stands beside the module of its entry. */
function longTextOf(module: string, path: PropertyKey[], content: unknown): string | undefined {
  const entry = (content as Record<PropertyKey, unknown> | undefined)?.[path[0] ?? 0]
  const file = `${dirname(module.replace('*', nameOf(entry) ?? ''))}/${String(path.at(-1))}.md`
  return module.includes('*') && path.at(-2) === 'content' && existsSync(file) ? file : undefined
}
