import { parseSync } from 'vite'
import { isLocaleId, type LocaleId } from '../locales/locales.ts'

export interface SourceString {
  words: string
  /** Where the string stands in its file, with its quotation marks. */
  start: number
  end: number
  /** The names of the fields and entries around it, without languages. */
  path: string[]
  locale?: LocaleId
  /** Whether an object around it has `draft: true`. */
  isDraft: boolean
}

/** A node of ESTree, as far as it is read here (https://github.com/estree/estree). */
export interface Node {
  type: string
  start: number
  end: number
  key?: { name?: string; value?: unknown }
  value?: unknown
  raw?: string
  elements?: Node[]
  properties?: Node[]
  arguments?: Node[]
  attributes?: Node[]
  name?: unknown
  expression?: Node
  quasis?: { value: { cooked: string } }[]
}

type Scope = Pick<SourceString, 'path' | 'locale' | 'isDraft'>

/** Where the syntax of a module is wrong, and the numbers in it. */
export function readModule(source: string): Record<'errors' | 'numbers', { words: string; start: number }[]> {
  const { errors, program } = parseSync('module.ts', source, { showSemanticErrors: true })
  return {
    errors: errors.map(({ message, labels }) => ({ words: message, start: labels.at(-1)?.start ?? 0 })),
    numbers: nodesIn(program as unknown as Node).flatMap(({ value, raw = '', start }) =>
      typeof value === 'number' ? { words: raw, start } : [],
    ),
  }
}

export function stringsIn(file: string, source: string): SourceString[] {
  if (!file.endsWith('.json')) return stringsOf(parsed(source), { path: [], isDraft: false })
  // In parentheses, JSON is a module that only has a value.
  return stringsOf(parsed(`(${source})`), { path: [], isDraft: false }).map((found) => ({
    ...found,
    start: found.start - 1,
    end: found.end - 1,
  }))
}

/** The value in one language of every object that has it, and where the object's last value ends. */
export function localizedIn(source: string, locale: LocaleId) {
  return nodesIn(parsed(source)).flatMap((node) => {
    const value = propertyOf(node, locale)
    const last = node.properties?.at(-1)
    return value && last ? [{ value, end: last.end }] : []
  })
}

export function nodesIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)]
}

export function parsed(source: string, file = 'module.ts'): Node {
  return parseSync(file, source).program as unknown as Node
}

function stringsOf(node: Node, scope: Scope): SourceString[] {
  const { type, start, end, value, quasis } = node
  if (type === 'Literal') return typeof value === 'string' ? [{ ...scope, words: value, start, end }] : []
  if (type === 'TemplateLiteral' && quasis?.length === 1)
    return [{ ...scope, words: quasis[0]?.value.cooked ?? '', start, end }]
  if (type === 'Property') {
    const name = nameOf(node)
    return stringsOf(value as Node, isLocaleId(name) ? { ...scope, locale: name } : within(scope, name))
  }
  if (type === 'ArrayExpression')
    return (node.elements ?? []).flatMap((element, index) =>
      stringsOf(element, within(scope, textOf(element, 'slug') ?? textOf(element, 'id') ?? String(index + 1))),
    )
  const isDraft = scope.isDraft || propertyOf(node, 'draft')?.value === true
  return childrenOf(node).flatMap((child) => stringsOf(child, { ...scope, isDraft }))
}

function within(scope: Scope, name: string): Scope {
  return { ...scope, path: [...scope.path, name] }
}

export function nameOf({ key }: Node): string {
  return String(key?.name ?? key?.value)
}

export function propertyOf(node: Node | undefined, name: string): Node | undefined {
  return node?.properties?.find((property) => nameOf(property) === name)?.value as Node | undefined
}

function textOf(node: Node, name: string): string | undefined {
  const value = propertyOf(node, name)?.value
  return typeof value === 'string' ? value : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === 'string')
}

/** A string as the formatter writes it: in single quotes, unless it has more of them than of double ones. */
export function quoted(words: string): string {
  const count = (sign: string) => words.split(sign).length
  const quote = count("'") > count('"') ? '"' : "'"
  return quote + JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`) + quote
}
