import { globSync, readFileSync } from 'node:fs'
import { placeholders } from '../../content/text/placeholders.ts'
import { defaultLocale, type LocaleId, localeIds } from '../../locales/locales.ts'
import { lineAt, nearest, sentence } from '../../locales/sentence.ts'
import { type Catalog, valuesIn } from '../../renderer/messages/catalogs.ts'
import { type Node, nameOf, nodesIn, parsed, propertyOf } from '../source-strings.ts'

const sources = '{components,content,forms,locales,pages,renderer,server}/**/*.{ts,tsx}'

/** The site's code by file. */
export function codeOfSite(): Map<string, string> {
  const files = globSync(sources).filter((file) => !file.includes('.test'))
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** A file's use of a message. */
interface Use {
  file: string
  line: number
  /** Undefined if the code composes it. */
  key?: string
  isOf: (key: string) => boolean
  /** The names of the values that stand beside the key; undefined if the code gives them elsewhere. */
  values?: string[] | undefined
}

/** Keys that no message has, messages that no code uses, and values that a message needs and its code does not give. */
export function messageUseErrors(catalogs: Record<LocaleId, Catalog>, code: Map<string, string>): string[] {
  const keys = new Set(localeIds.flatMap((locale) => [...catalogs[locale].keys()]))
  const uses = [...code].flatMap(([file, source]) => [...written(file, source), ...composed(file, source, code)])
  return [
    ...uses.flatMap((use) => unknownKey(use, keys)),
    ...localeIds.flatMap((locale) =>
      [...catalogs[locale]].flatMap(([key, ast]) => {
        const place = { file: `locales/${locale}.json`, field: key }
        const own = uses.filter((use) => use.isOf(key))
        // What only some languages have is told where they are compared.
        const isInAll = (has: (id: LocaleId) => boolean | undefined) => localeIds.every(has)
        if (own.length === 0)
          return isInAll((id) => catalogs[id].has(key)) && locale === defaultLocale
            ? sentence(place, 'is used by no code: remove it from all languages')
            : []
        const needed = valuesIn(ast).filter((name) =>
          isInAll((id) => valuesIn(catalogs[id].get(key) ?? []).includes(name)),
        )
        return needed.flatMap((name) => {
          // Where the values do not stand beside the key, one of the files has at least the name.
          const isNamed = own.some(({ file }) => new RegExp(`\\b${name}\\b`).test(code.get(file) ?? ''))
          const lacking = own.find(({ values }) => (values ? !values.includes(name) : !isNamed))
          if (!lacking) return []
          const other = lacking.values?.find((value) => !valuesIn(ast).includes(value))
          const meant = nearest(name, Object.keys(placeholders[locale]))
          const advice = other ? `but {${other}}: write the same in both` : `write ${meant ? `{${meant}}` : 'it there'}`
          return sentence(
            place,
            `has {${name}}, to which ${lacking.file}, line ${lacking.line}, gives no value${other ? ', ' : ': '}${advice}`,
          )
        })
      }),
    ),
  ]
}

function unknownKey({ file, line, key }: Use, keys: Set<string>): string[] {
  const [topic] = key?.split('.') ?? []
  // Else it is no key, such as a file's name, or the end of a composed one.
  const isKey = [...keys].some((known) => known.startsWith(`${topic}.`))
  if (!key || !isKey || [...keys].some((known) => `.${known}`.endsWith(`.${key}`))) return []
  const words = `uses the message "${key}", which no language has`
  return [sentence({ file, line }, `${words}: add it to locales/*.json, or write "${nearest(key, keys)}"`)]
}

/** The keys between quotation marks. */
function written(file: string, source: string): Use[] {
  const nodes = /['"]\w+(\.\w+)+['"]/.test(source) ? nodesIn(parsed(source, file)) : []
  const valuesOf = new Map(nodes.flatMap(keyWithValues))
  return nodes.flatMap(({ type, value: key, start }): Use[] =>
    type === 'Literal' && typeof key === 'string' && /^\w+(\.\w+)+$/.test(key)
      ? [{ file, line: lineAt(source, start), key, isOf: (other) => other === key, values: valuesOf.get(start) }]
      : [],
  )
}

/** Where a key stands that a call or an element takes with values, and their names, if all are written there. */
function keyWithValues(node: Node): [start: number, names: string[]][] {
  const attribute = (name: string) =>
    node.attributes?.find((one) => (one.name as Node | undefined)?.name === name)?.value as Node
  const [first, values] =
    node.type === 'JSXOpeningElement' ? [attribute('id'), attribute('values')?.expression] : (node.arguments ?? [])
  const key = propertyOf(first, 'id') ?? first
  const isWhole = values?.properties?.every(({ type }) => type === 'Property')
  return key && values?.properties && isWhole ? [[key.start, values.properties.map(nameOf)]] : []
}

/** The keys that code composes, such as `ui.technologies.${group}`, of words that the code of forms and content has. */
function composed(file: string, source: string, code: Map<string, string>): Use[] {
  const hasWord = (word: string) =>
    [...code].some(
      ([file, source]) =>
        /^(content|forms)/.test(file) && new RegExp(`['"\`.]${word}['"\`.]|\\b${word}: `).test(source),
    )
  return [...source.matchAll(/`(?=[^`]*\.[a-z]+\.)([\w.]*(?:\$\{\w+\}[\w.]*)+)`/gi)].map(({ 1: key = '', index }) => {
    const pattern = new RegExp(`^${RegExp.escape(key).replace(/\\\$\\\{\w+\\\}/g, '([\\w.]+)')}$`)
    const isOf = (other: string) =>
      pattern
        .exec(other)
        ?.slice(1)
        .every((part) => part.split('.').every(hasWord)) ?? false
    return { file, line: lineAt(source, index), isOf }
  })
}
