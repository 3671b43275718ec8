import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A part of the syntax tree of a module, as far as content is written: literals, lists, objects, calls. */
export interface SourceNode {
  type: string
  start: number
  end: number
  // biome-ignore lint/suspicious/noExplicitAny: the kinds of nodes are many, and each use names its kind before it reads a field
  [field: string]: any
}

export interface SourceFile {
  file: string
  source: string
  program: SourceNode
  comments: { start: number; end: number }[]
}

/** @throws an error that names file and line, where the text is no TypeScript */
export function parseSource(file: string, source = readFileSync(file, 'utf8')): SourceFile {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(syntaxFault(file, source, errors[0].message, errors[0].labels[0]?.start ?? 0))
  return { file, source, program: program as unknown as SourceNode, comments }
}

/** Where a place in a text stands, counted from one. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

function syntaxFault(file: string, source: string, message: string, offset: number): string {
  const line = lineAt(source, offset)
  const words = source.split('\n')[line - 1]?.trim() ?? ''
  return `${file}, line ${line}: cannot be read (${message.replace(/\.$/, '').toLowerCase()}). Look at the quotes, commas and brackets here and in the line above: ${words.slice(0, 60)}`
}

/** The name of a field of an object, as in `{ title: … }` and `{ 'pt-br': … }`. */
export function keyOf(property: SourceNode): string | undefined {
  const { key, computed } = property
  if (!key || computed) return undefined
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
}

/** What a text in the source says; undefined where the node is no plain text. */
export function textOf(node: SourceNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return undefined
}

/** Without what only the types know: `x as const`, `x satisfies Y`, `(x)`. */
export function bare(node: SourceNode): SourceNode {
  return ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'].includes(node.type) ? bare(node.expression) : node
}

/** The value of a variable that a module declares. */
export function declarationOf({ program }: SourceFile, name: string): SourceNode | undefined {
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    const found = declaration.declarations.find(({ id }: SourceNode) => id.name === name)
    if (found?.init) return found.init
  }
  return undefined
}
