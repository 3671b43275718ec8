import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateCode, type ProxifiedModule, parseModule } from 'magicast'
import { isLocaleId, type LocaleId } from '../locales/locales.ts'

/** A magicast proxy of an object, array, or call expression. */
export type Container = Record<string, unknown> & {
  $type?: string
  $name?: string
  $args?: Container
  $ast: Ast
}
// biome-ignore lint/suspicious/noExplicitAny: magicast does not type its syntax tree
type Ast = any

interface Place {
  file: string
  container: Container
  key: string
}

export interface Field {
  container: Container
  key: string
  path: string[]
  locale: LocaleId | undefined
  words: string
  isDraft: boolean
}

const opened = new Map<string, { source: string; module: ProxifiedModule }>()

/** The declarations of a module by name, parsed again after the file has changed. */
export function declaredIn(file: string, source = readFileSync(file, 'utf8')): Container {
  const known = opened.get(file)
  const module = known?.source === source ? known.module : parseWhole(source)
  opened.set(file, { source, module })
  return module.exports as unknown as Container
}

/** Applies a change to a module's source and keeps the formatting of the rest. */
export function changed(source: string, change: (declared: Container) => void): string {
  const module = parseWhole(source)
  change(module.exports as unknown as Container)
  return `${generateCode(module).code.replaceAll(`export ${own}`, 'const ')}\n`
}

/** Replaces `const ` while a module is parsed, since magicast exposes exports only. */
const own = 'const  '

function parseWhole(source: string): ProxifiedModule {
  return parseModule(source.replace(/^const /gm, `export ${own}`))
}

/** Undefined if the value is computed. */
function valueAt(container: Container, key: string): unknown {
  try {
    return container[key]
  } catch {
    return undefined
  }
}

/** All texts in a module's declarations. */
export function fieldsOf(declared: Container): Field[] {
  return Object.keys(declared).flatMap((name) =>
    fieldsAt({ container: declared, key: name, path: [name], isDraft: false }),
  )
}

function fieldsAt({
  container,
  key,
  path,
  locale,
  isDraft,
}: Omit<Field, 'locale' | 'words'> & { locale?: LocaleId }): Field[] {
  const value = valueAt(container, key)
  if (typeof value === 'string') return [{ container, key, path, locale, words: value, isDraft }]
  const inner = value as Container | undefined
  if (inner?.$args)
    return keysOf(inner.$args).flatMap((index) =>
      fieldsAt({ container: inner.$args as Container, key: index, path, locale, isDraft }),
    )
  if (inner?.$type === 'array')
    return keysOf(inner).flatMap((index) =>
      fieldsAt({
        container: inner,
        key: index,
        path: [...path, entryName(valueAt(inner, index), index)],
        locale,
        isDraft,
      }),
    )
  if (inner?.$type !== 'object') return []
  const isOfDraft = isDraft || inner.draft === true
  return keysOf(inner).flatMap((own) =>
    fieldsAt({
      container: inner,
      key: own,
      path: isLocaleId(own) ? path : [...path, own],
      locale: isLocaleId(own) ? own : locale,
      isDraft: isOfDraft,
    }),
  )
}

function entryName(entry: unknown, index: string): string {
  return nameOf(entry) ?? String(Number(index) + 1)
}

function nameOf(entry: unknown): string | undefined {
  const { slug, id }: { slug?: string; id?: string } = Object(entry)
  return slug ?? id
}

function keysOf(container: Container): string[] {
  return container.$type === 'array'
    ? Array.from({ length: Number(container.length) }, (_, index) => String(index))
    : Object.keys(container)
}

/** The line of a value, or of its container if it is missing. */
export function lineOf(
  { $ast: { body, elements, arguments: passed, properties = [], loc } }: Container,
  key: string,
): number {
  const declared = body?.find((statement: Ast) => statement.declaration?.declarations?.[0].id.name === key)
  const field = properties.find((property: Ast) => [property.key?.name, property.key?.value].includes(key))
  const node = declared ?? (elements ?? passed)?.[Number(key)] ?? field?.value
  return (node?.loc ?? loc).start.line
}

/** The location of a content value, or of its nearest existing parent; imports are followed. */
export function placeOf(
  module: string,
  name: string,
  path: string[],
  content: unknown,
): { file: string; line: number } | undefined {
  if (!existsSync(module)) return undefined
  let place = written({ file: module, container: declaredIn(module), key: name })
  let part = content
  for (const key of path) {
    const next = stepInto(place, key, part)
    if (!next) break
    place = written(next)
    part = (part as Record<string, unknown> | undefined)?.[key]
  }
  return { file: place.file, line: lineOf(place.container, place.key) }
}

/** Resolves imports and the arguments of calls such as `filled(…)`. */
function written(place: Place): Place {
  const value = valueAt(place.container, place.key) as Container | undefined
  if (value?.$args?.[0]) return written({ ...place, container: value.$args, key: '0' })
  const meant = value?.$type === 'identifier' ? meaningOf(place.file, String(value.$name)) : undefined
  return meant ? written(meant) : place
}

/** The declaration of a name, in this module or an imported one. */
function meaningOf(file: string, name: string): Place | undefined {
  const declared = declaredIn(file)
  if (Object.keys(declared).includes(name)) return { file, container: declared, key: name }
  const item = opened.get(file)?.module.imports[name]
  const path = item?.from.startsWith('.') ? join(dirname(file), item.from) : ''
  return item && existsSync(path) ? { file: path, container: declaredIn(path), key: item.imported } : undefined
}

function stepInto(place: Place, key: string, content: unknown): Place | undefined {
  const value = valueAt(place.container, place.key) as Container | undefined
  if (value?.$type === 'object')
    return key in value ? { ...place, container: value, key } : stepIntoSpread(place.file, value, key)
  if (value?.$type !== 'array') return undefined
  const own = { ...place, container: value }
  const entries = content as unknown[]
  const name = nameOf(entries[Number(key)])
  // By name where possible, since lists are sorted and drafts left out.
  const named =
    name === undefined ? [] : keysOf(value).filter((index) => nameOf(entryAt({ ...own, key: index })) === name)
  const before = entries.slice(0, Number(key)).filter((entry) => nameOf(entry) === name).length
  return { ...own, key: named[before] ?? key }
}

/** Follows spreads such as `{ ...defaults }`. */
function stepIntoSpread(file: string, { $ast }: Container, key: string): Place | undefined {
  const spread: Place[] = $ast.properties.flatMap(
    ({ argument }: Ast) => (argument?.name && meaningOf(file, argument.name)) || [],
  )
  return spread.map((place) => stepInto(place, key, undefined)).find(Boolean)
}

function entryAt(place: Place): unknown {
  const { container, key } = written(place)
  return valueAt(container, key)
}
