import { readFileSync } from 'node:fs'
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
