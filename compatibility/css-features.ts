import { type CssNode, type List, type ListItem, parse, type WalkContext, walk } from 'css-tree'
import { type Feature, featureAt, featuresBelow, lacks } from './features.ts'

/** A place in a text that needs a feature which some of the oldest browsers lack. */
export interface Use {
  feature: Feature
  line: number
}

const functions = featuresBelow(['css', 'types'], 3)
const units: Record<string, string> = {
  d: 'viewport_percentage_units_dynamic',
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
}

/** What CSS asks for that one of the oldest browsers does not know, neither guarded by `@supports` nor after a fallback. */
export function cssUses(css: string): Use[] {
  return usesIn(parse(css, { positions: true, parseCustomProperty: true }), [])
}

function usesIn(root: CssNode, guards: Feature[]): Use[] {
  const found: Use[] = []
  walk(root, {
    enter(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude && node.block) {
        found.push(...usesIn(node.block, [...guards, ...guardsOf(node.prelude)]))
        return walk.skip
      }
      if (node.type === 'Declaration' && (node.property.startsWith('-') ? !isCustom(node) : hasFallback(item, list)))
        return walk.skip
      // These two pass over selectors that a browser does not know.
      if (node.type === 'PseudoClassSelector' && ['is', 'where'].includes(node.name)) return walk.skip
      for (const feature of featuresOf(node, this.atrule?.name, this.function?.name, item))
        if (isMissing(feature, guards)) found.push({ feature, line: node.loc?.start.line ?? 1 })
      return undefined
    },
  })
  return found
}

const isCustom = (node: CssNode) => node.type === 'Declaration' && node.property.startsWith('--')

/** Whether the same property stands before, with a value for browsers that ignore this one. */
function hasFallback(item: ListItem<CssNode> | null, list: List<CssNode> | null): boolean {
  if (item?.data.type !== 'Declaration' || !list) return false
  const { property } = item.data
  for (let before = item.prev; before; before = before.prev)
    if (before.data.type === 'Declaration' && before.data.property.replace(/^-\w+-/, '') === property) return true
  return false
}

/** The features that a browser has to know for a condition of `@supports` to hold. */
function guardsOf(prelude: CssNode): Feature[] {
  const found: Feature[] = []
  let isSure = true
  walk(prelude, {
    enter(this: WalkContext, node: CssNode, item: ListItem<CssNode>) {
      if (node.type === 'Identifier' && ['not', 'or'].includes(node.name)) isSure = false
      found.push(...featuresOf(node, undefined, this.function?.name, item))
    },
  })
  return isSure ? found : []
}

/** Whether some browser lacks the feature and none of the guards: it would take the guarded part and fail. */
function isMissing(feature: Feature, guards: Feature[]): boolean {
  return lacks(feature).some(
    ({ browser, since }) =>
      !guards.some((guard) => lacks(guard).some((lack) => lack.browser === browser && lack.since >= since)),
  )
}

function featuresOf(node: CssNode, atRule?: string, inFunction?: string, item?: ListItem<CssNode> | null): Feature[] {
  switch (node.type) {
    case 'Declaration':
      return declarationFeatures(node, atRule)
    case 'Function':
      return [functions.get(node.name), functions.get(`${node.name}-function`)].flatMap(
        (some) => some?.slice(0, 1) ?? [],
      )
    case 'Identifier':
      return node.name === 'in' && inFunction !== 'color-mix' && item?.next?.data.type === 'Identifier'
        ? featureAt(['css', 'types', 'gradient', 'linear-gradient', 'interpolation_color_space'])
        : []
    case 'Dimension':
      return unitFeature(node.unit)
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return node.name.startsWith('-') ? [] : featureAt(['css', 'selectors', node.name])
    case 'NestingSelector':
      return featureAt(['css', 'selectors', 'nesting'])
    case 'Atrule':
      return featureAt(['css', 'at-rules', node.name])
    case 'Feature':
      return featureAt(['css', 'at-rules', node.kind, node.name.replace(/^(min|max)-/, '')])
    case 'FeatureRange':
      return featureAt(['css', 'at-rules', 'media', 'range_syntax'])
    default:
      return []
  }
}

function declarationFeatures(node: CssNode & { type: 'Declaration' }, atRule?: string): Feature[] {
  if (isCustom(node)) return []
  if (atRule && ['font-face', 'property'].includes(atRule)) return featureAt(['css', 'at-rules', atRule, node.property])
  // Of typefaces a browser takes the first that it has.
  const words = node.value.type === 'Value' && node.property !== 'font-family' ? node.value.children.toArray() : []
  return [
    ...featureAt(['css', 'properties', node.property]),
    ...words.flatMap((word) =>
      word.type === 'Identifier' ? featureAt(['css', 'properties', node.property, word.name]) : [],
    ),
  ]
}

function unitFeature(unit: string): Feature[] {
  const [, kind] = /^([dsl])v(?:[hwib]|min|max)$/.exec(unit) ?? []
  const name = kind ? units[kind] : unit.startsWith('cq') ? 'container_query_length_units' : unit
  return name ? featureAt(['css', 'types', 'length', name]) : []
}
