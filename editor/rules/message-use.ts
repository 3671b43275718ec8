import { globSync, readFileSync } from 'node:fs'
import { placeholders } from '../../content/text/placeholders.ts'
import { contactForm } from '../../forms/contact.ts'
import { landingForm } from '../../forms/landing.ts'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { lineAt, nearest, sentence } from '../../locales/sentence.ts'
import { type Node, nameOf, nodesIn, parsed, propertyOf } from '../source-strings.ts'
import { type Catalog, valuesIn } from './catalog-rules.ts'

export function codeOfSite(): Map<string, string> {
  const files = globSync('{components,content,forms,locales,pages,renderer,server}/**/*.{ts,tsx}')
  return new Map(files.filter((file) => !file.includes('.test')).map((file) => [file, readFileSync(file, 'utf8')]))
}

interface Use {
  key: string
  file: string
  line: number
  /** The content of the file. */
  source: string
  /** The names of the values that stand beside the key; undefined if the code gives them elsewhere. */
  values?: string[] | undefined
}

/** Keys that no message has, messages that no code uses, and values that a message needs and its code does not give. */
export function messageUseErrors(catalogs: Record<LocaleId, Catalog>, code: Map<string, string>): string[] {
  const keys = new Set(localeIds.flatMap((locale) => [...catalogs[locale].keys()]))
  // What only some languages have is told by checkCatalogs(), which compares them.
  const common = [...keys].filter((key) => localeIds.every((locale) => catalogs[locale].has(key)))
  const uses = Map.groupBy([...[...code].flatMap(usesIn), ...usesByForms(code)], ({ key }) => key)
  return [
    ...[...uses.values()].flatMap(([use]) => (use ? unknownKey(use, keys) : [])),
    ...common.flatMap((key) => {
      const own = uses.get(key)
      if (!own) return sentence(placeOf(key, defaultLocale), 'is used by no code: remove it from all languages')
      const needed = localeIds
        .map((locale) => new Set(valuesIn(catalogs[locale].get(key) ?? [])))
        .reduce((names, others) => names.intersection(others))
      return [...needed].flatMap((name) => valueErrors(name, needed, own))
    }),
  ]
}

function placeOf(key: string, locale: LocaleId) {
  return { file: `locales/${locale}.json`, field: key }
}

function unknownKey({ file, line, key }: Use, keys: Set<string>): string[] {
  const [topic] = key.split('.')
  // A string whose first part begins no key is the name of a file or the like.
  const isKey = [...keys].some((known) => known.startsWith(`${topic}.`))
  if (!isKey || keys.has(key)) return []
  const words = `uses the message "${key}", which no language has`
  return [sentence({ file, line }, `${words}: add it to locales/*.json, or write "${nearest(key, keys)}"`)]
}

/**
 * A value that the message needs and a use does not give.
 * @param needed all values that the message needs
 */
function valueErrors(name: string, needed: Set<string>, uses: Use[]): string[] {
  const isNamed = uses.some(({ source }) => new RegExp(`\\b${name}\\b`).test(source))
  const lacking = uses.find(({ values }) => !(values?.includes(name) ?? isNamed))
  if (!lacking) return []
  const { key, file, line, values = [] } = lacking
  const other = values.find((value) => !needed.has(value))
  const meant = nearest(name, Object.keys(placeholders[defaultLocale]))
  const advice = other ? `, but {${other}}: write the same in both` : `: write ${meant ? `{${meant}}` : 'it there'}`
  const words = `has {${name}}, to which ${file}, line ${line}, gives no value${advice}`
  return localeIds.map((locale) => sentence(placeOf(key, locale), words))
}

function usesIn([file, source]: [file: string, source: string]): Use[] {
  const nodes = /['"]\w+(\.\w+)+['"]/.test(source) ? nodesIn(parsed(source, file)) : []
  const valuesOf = new Map(nodes.flatMap(keyWithValues))
  return nodes.flatMap(({ type, value: key, start }) =>
    type === 'Literal' && typeof key === 'string' && /^\w+(\.\w+)+$/.test(key)
      ? { key, file, line: lineAt(source, start), source, values: valuesOf.get(start) }
      : [],
  )
}

/** Where code has the key of a message, and the names of the values beside it, if all are written there. */
function keyWithValues(node: Node): [start: number, names: string[]][] {
  const attribute = (name: string) =>
    node.attributes?.find((one) => (one.name as Node | undefined)?.name === name)?.value as Node
  const [first, values] =
    node.type === 'JSXOpeningElement' ? [attribute('id'), attribute('values')?.expression] : (node.arguments ?? [])
  const key = propertyOf(first, 'id') ?? first
  const isWhole = values?.properties?.every(({ type }) => type === 'Property')
  return key && values?.properties && isWhole ? [[key.start, values.properties.map(nameOf)]] : []
}

/** The keys that forms compose of the names of their fields. */
function usesByForms(code: Map<string, string>): Use[] {
  return Object.entries({ 'forms/contact.ts': contactForm, 'forms/landing.ts': landingForm }).flatMap(
    ([file, form]) => {
      const source = code.get(file) ?? ''
      const line = lineAt(source, source.indexOf('declareForm('))
      return [...JSON.stringify(form).matchAll(/"(\w+\.form\.[\w.]+)"/g)].map(([, key = '']) => ({
        key,
        file,
        line,
        source,
      }))
    },
  )
}
