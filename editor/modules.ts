import { type ESTree, parseSync } from 'vite'
import { isLocaleId, type LocaleId } from '../locales/locales.ts'

/** A text in a module of content, and where its literal stands. */
export interface Field {
  path: string[]
  locale?: LocaleId | undefined
  words: string
  start: number
  end: number
  /** Whether an object around it has `draft: true`. */
  isDraft: boolean
}

/** @throws if the module cannot be parsed */
export function programOf(source: string): ESTree.Program {
  const { program, errors } = parseSync('content.ts', source)
  if (errors[0]) throw new Error(errors[0].message)
  return program
}

/** All texts in a module's declarations. */
export function fieldsOf(source: string): Field[] {
  return programOf(source).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' ? fieldsIn(init, { path: [id.name], isDraft: false }) : [],
    )
  })
}

/** A source with its parts exchanged, and nothing else changed. */
export function spliced(source: string, changes: { start: number; end: number; words: string }[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, words }) => whole.slice(0, start) + words + whole.slice(end), source)
}

/** A text as a literal of a module. */
export function quoted(words: string): string {
  return `'${JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

type Place = Pick<Field, 'path' | 'locale' | 'isDraft'>

function fieldsIn(node: ESTree.Node | null, place: Place): Field[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [fieldAt(node, node.value, place)] : []
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [fieldAt(node, node.quasis[0]?.value.cooked ?? '', place)] : []
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return fieldsIn(node.expression, place)
    case 'CallExpression':
      return node.arguments.flatMap((argument) => fieldsIn(argument, place))
    case 'ArrayExpression':
      return node.elements.flatMap((element, index) =>
        fieldsIn(element, { ...place, path: [...place.path, nameOf(element) ?? String(index + 1)] }),
      )
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        fieldsOfProperty(property, { ...place, isDraft: place.isDraft || hasDraft(node) }),
      )
    default:
      return []
  }
}

function fieldsOfProperty(property: ESTree.ObjectPropertyKind, place: Place): Field[] {
  const key = keyOf(property)
  if (property.type !== 'Property' || key === undefined) return []
  return fieldsIn(
    property.value,
    isLocaleId(key) ? { ...place, locale: key } : { ...place, path: [...place.path, key] },
  )
}

function fieldAt({ start, end }: ESTree.Node, words: string, place: Place): Field {
  return { ...place, words, start, end }
}

/** The name of a property, unless it is computed or spread. */
export function keyOf(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property') return undefined
  if (property.key.type === 'Literal') return String(property.key.value)
  return property.key.type === 'Identifier' ? property.key.name : undefined
}

function hasDraft({ properties }: ESTree.ObjectExpression): boolean {
  return literalAt(properties, 'draft') === true
}

/** The slug or id of a list's entry. */
function nameOf(element: ESTree.Node | null): string | undefined {
  if (element?.type !== 'ObjectExpression') return undefined
  const name = literalAt(element.properties, 'slug') ?? literalAt(element.properties, 'id')
  return typeof name === 'string' ? name : undefined
}

function literalAt(properties: ESTree.ObjectPropertyKind[], name: string): unknown {
  const found = properties.find((property) => keyOf(property) === name)
  return found?.type === 'Property' && found.value.type === 'Literal' ? found.value.value : undefined
}
