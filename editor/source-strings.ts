import { parseSync } from 'vite'
import { isLocaleId, type LocaleId } from '../locales/locales.ts'

/** A string in a TypeScript module or a JSON file. */
export interface SourceString {
  words: string
  /** Where it stands, with its quotation marks. */
  start: number
  end: number
  /** The names of the fields and entries around it, without languages. */
  path: string[]
  locale?: LocaleId
  /** Whether an object around it has `draft: true`. */
  isDraft: boolean
}

/** A node of ESTree, as far as it is read here (https://github.com/estree/estree). */
interface Node {
  type: string
  start: number
  end: number
  key?: { name?: string; value?: unknown }
  value?: unknown
  elements?: Node[]
  properties?: Node[]
  quasis?: { value: { cooked: string } }[]
}

type Scope = Pick<SourceString, 'path' | 'locale' | 'isDraft'>

/** What keeps a TypeScript module from being read. */
export function syntaxError(source: string): { message: string; offset: number } | undefined {
  const [error] = parseSync('module.ts', source).errors
  return error && { message: error.message, offset: error.labels[0]?.start ?? 0 }
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
  const found: { value: Node; end: number }[] = []
  const visit = (node: Node) => {
    for (const child of childrenOf(node)) visit(child)
    const value = node.properties?.find((property) => nameOf(property) === locale)?.value as Node | undefined
    const last = node.properties?.at(-1)
    if (value && last) found.push({ value, end: last.end })
  }
  visit(parsed(source))
  return found
}

function parsed(source: string): Node {
  return parseSync('module.ts', source).program as unknown as Node
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

function nameOf({ key }: Node): string {
  return String(key?.name ?? key?.value)
}

function propertyOf({ properties }: Node, name: string): Node | undefined {
  return properties?.find((property) => nameOf(property) === name)?.value as Node | undefined
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
