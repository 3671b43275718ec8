import { type ESTree, Visitor } from 'vite'
import type { Use } from './css-features.ts'
import { type Feature, featureAt, featuresBelow, lacks } from './features.ts'
import { parseModule } from './source-modules.ts'

/** By name: what stands in the global scope, and what objects of any kind have. */
const globals = [
  featuresBelow(['javascript', 'builtins'], 1),
  featuresBelow(['api'], 1),
  featuresBelow(['api', 'Window'], 1),
]
const members = [featuresBelow(['javascript', 'builtins'], 2), featuresBelow(['api'], 2)]

/**
 * What a module asks for that one of the oldest browsers does not know, and that it has not asked about: `'popover' in …`,
 * `typeof …` and `?.` are such questions. A method counts where no object of the platform has one of its name in all browsers.
 */
export function codeUses(file: string, source: string): Use[] {
  const program = parseModule(file, source)
  const { own, asked } = namesIn(program)
  const found: Use[] = []
  const add = (features: Feature[], start: number) => {
    const [feature] = features
    if (feature && features.every((one) => lacks(one).length > 0))
      found.push({ feature, line: source.slice(0, start).split('\n').length })
  }
  const isFree = (name: string) => !own.has(name) && !asked.has(name)
  new Visitor({
    NewExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && isFree(callee.name)) add(named(globals, callee.name), start)
    },
    CallExpression: ({ callee, optional, start }) => {
      if (callee.type === 'Identifier' && isFree(callee.name)) add(named(globals, callee.name), start)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return
      const { object, property } = callee
      const statics =
        object.type === 'Identifier' && !own.has(object.name) ? staticFeature(object.name, property.name) : []
      if (optional || asked.has(property.name)) return
      if (statics.length > 0) add(statics, start)
      else if (!own.has(property.name)) add(named(members, property.name), start)
    },
    JSXOpeningElement: ({ name, attributes, start }) => {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const key = attribute.name.name.toLowerCase()
        const own = featureAt(['html', 'elements', name.name, key])
        add(own.length > 0 ? own : featureAt(['html', 'global_attributes', key]), start)
      }
    },
  }).visit(program)
  return found
}

function named(indexes: Map<string, Feature[]>[], name: string): Feature[] {
  return indexes.flatMap((index) => index.get(name) ?? [])
}

function staticFeature(object: string, member: string): Feature[] {
  return [...featureAt(['javascript', 'builtins', object, member]), ...featureAt(['api', object, `${member}_static`])]
}

/** The names that a module gives itself, and those that it asks the browser about before it uses them. */
function namesIn(program: ESTree.Program): { own: Set<string>; asked: Set<string> } {
  const own = new Set<string>()
  const asked = new Set<string>()
  const declare = (node: { type: string; name?: unknown } | null | undefined) => {
    if (node?.type === 'Identifier') own.add(String(node.name))
  }
  new Visitor({
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionExpression: ({ params }) => params.forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    ClassDeclaration: ({ id }) => declare(id),
    Property: ({ key }) => declare(key),
    MethodDefinition: ({ key }) => declare(key),
    PropertyDefinition: ({ key }) => declare(key),
    TSPropertySignature: ({ key }) => declare(key),
    BinaryExpression: ({ operator, left }) => {
      if (operator !== 'in') return
      if (left.type === 'Literal') asked.add(String(left.value))
      // As minifiers write it.
      if (left.type === 'TemplateLiteral') asked.add(String(left.quasis[0]?.value.raw))
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' && argument.type === 'Identifier') asked.add(argument.name)
      if (operator === 'typeof' && argument.type === 'MemberExpression' && argument.property.type === 'Identifier')
        asked.add(argument.property.name)
    },
    CallExpression: ({ callee, optional }) => {
      if (optional && callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        asked.add(callee.property.name)
    },
  }).visit(program)
  return { own, asked }
}
