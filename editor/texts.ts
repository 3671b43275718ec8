import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import MarkdownIt from 'markdown-it'
import { defaultLocale, isLocaleId, type LocaleId, localeIds } from '../locales/locales.ts'
import { bare, keyOf, lineAt, parseSource, type SourceNode, textOf } from './source-node.ts'

/** What visitors read in one language, and where it is written. */
export interface Text {
  kind: 'message' | 'field' | 'long'
  file: string
  line: number
  /** The source between these two places is the text with its quotes; of a long text, without its sign of a heading or a list. */
  start: number
  end: number
  locale: LocaleId
  words: string
  /** The key of a message, the field of an entry (`ia-nas-empresas.title`), or the number of a block: the same in every language. */
  place: string
  /** Where it stands in this language alone, as the AI News demonstration does. */
  isAlone?: true
  /** Where it belongs to a draft, which may be unfinished. */
  isDraft?: true
  /** A message that is not there yet, with its place: before another one, or after the last. */
  isMissing?: 'before' | 'last'
}

const ownTexts = /^content\/ai-news\.ts$/
const markdown = new MarkdownIt('commonmark')

/** The files below the working directory in which texts stand. */
export function textFiles(): string[] {
  const modules = globSync('content/**/*.ts').filter((file) => !/\.(test|schema)\.ts$/.test(file))
  const texts = localeIds.flatMap((locale) => [...globSync(`locales/${locale}/*.json`), ...globSync(`content/**/${locale}.md`)])
  return [...texts, ...modules].sort()
}

/**
 * The texts of a file in the order in which they stand there.
 * @throws an error that names file and line, where it cannot be read
 */
export function textsIn(file: string, source = readFileSync(file, 'utf8')): Text[] {
  if (file.endsWith('.md')) return longTextsIn(file, source)
  if (file.endsWith('.json')) return messagesIn(file, source)
  return fieldsIn(file, source)
}

/** The same text in all languages has the same group. */
export function groupOf({ kind, file, place }: Text): string {
  return kind === 'field' ? `${file}#${place}` : `${file.replace(/[a-z]{2}-[a-z]{2}(?=[./])/, '*')}#${place}`
}

function messagesIn(file: string, source: string): Text[] {
  const locale = file.split('/').at(-2)
  if (!isLocaleId(locale)) return []
  // JSON is read as the value of an expression, which tells where each part of it stands.
  const before = '('
  const { program } = parseSource(`${file}.ts`, `${before}${source}\n)`)
  const object = bare(program.body[0]?.expression ?? { type: '' })
  return (object.properties ?? []).flatMap((property: SourceNode): Text[] => {
    const words = textOf(property.value)
    const { start, end } = property.value
    if (words === undefined) return []
    return [
      {
        kind: 'message',
        file,
        line: lineAt(source, start - 1),
        start: start - 1,
        end: end - 1,
        locale,
        words,
        place: keyOf(property) ?? '',
      },
    ]
  })
}

function longTextsIn(file: string, source: string): Text[] {
  const name = basename(file, '.md')
  const locale = isLocaleId(name) ? name : defaultLocale
  const lines = source.split('\n')
  const isDraft = isOfDraft(file)
  const inlines = markdown.parse(source, {}).filter(({ type }) => type === 'inline')
  return inlines.map(({ map, content }, index) => {
    const [line] = map ?? [0]
    const lineStart = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0)
    const start = source.indexOf(content.split('\n')[0] ?? '', lineStart)
    return {
      kind: 'long',
      file,
      line: line + 1,
      start,
      end: start + content.length,
      locale,
      words: content,
      place: String(index + 1),
      ...(isDraft && { isDraft }),
    }
  })
}

function fieldsIn(file: string, source: string): Text[] {
  const { program } = parseSource(file, source)
  const found: Text[] = []
  const isOwn = ownTexts.test(file)
  const add = (node: SourceNode, path: string[], locale: LocaleId, isAlone: boolean) => {
    const words = textOf(node)
    if (words === undefined || (isAlone && !/\p{L}.* .*\p{L}/u.test(words))) return
    found.push({
      kind: 'field',
      file,
      line: lineAt(source, node.start),
      start: node.start,
      end: node.end,
      locale,
      words,
      place: path.join('.'),
      ...(isAlone && { isAlone }),
      ...(isDraft && { isDraft: true as const }),
    })
  }
  let isDraft = false
  const visit = (node: SourceNode | null, path: string[], locale?: LocaleId): void => {
    if (!node || typeof node !== 'object') return
    if (node.type === 'ObjectExpression') {
      const outer = isDraft
      isDraft ||= node.properties.some((each: SourceNode) => keyOf(each) === 'draft' && each.value.value === true)
      for (const property of node.properties) {
        const key = keyOf(property)
        if (property.type === 'Property' && key !== undefined) isLocaleId(key) ? visit(property.value, path, key) : visit(property.value, [...path, key], locale)
        else visit(property.argument, path, locale)
      }
      isDraft = outer
    } else if (node.type === 'ArrayExpression') for (const [index, item] of node.elements.entries()) visit(item, [...path, entryName(item) ?? String(index + 1)], locale)
    else if (textOf(node) !== undefined) {
      if (locale || isOwn) add(node, path, locale ?? defaultLocale, !locale)
    } else for (const part of partsOf(node)) visit(part, path, locale)
  }
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    for (const { id, init } of declaration?.type === 'VariableDeclaration' ? declaration.declarations : []) visit(init, [id.name])
  }
  return found
}

/** Whether a long text stands beside an entry that is a draft. */
function isOfDraft(file: string): true | undefined {
  const entry = `${dirname(file)}/article.ts`
  return existsSync(entry) && /^\s*draft: true,$/m.test(readFileSync(entry, 'utf8')) ? true : undefined
}

/** What an entry of a list is known by. */
function entryName(node: SourceNode | null): string | undefined {
  const fields: SourceNode[] = node?.type === 'ObjectExpression' ? node.properties : []
  const named = ['slug', 'id'].map((name) => fields.find((each) => keyOf(each) === name)).find(Boolean)
  return named && textOf(bare(named.value))
}

function partsOf(node: SourceNode): SourceNode[] {
  return Object.entries(node)
    .filter(([name]) => !['key', 'typeAnnotation', 'id', 'callee', 'params', 'typeArguments'].includes(name))
    .flatMap(([, part]) => (Array.isArray(part) ? part : [part]))
    .filter((part) => typeof part?.type === 'string')
}
