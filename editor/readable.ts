import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { guess } from '../content/nearest.ts'
import { lineAt, parseSource, type SourceFile, type SourceNode } from './source-node.ts'

const files = ['content/**/*.{ts,md}', 'locales/**/*.{ts,json}']

export interface Findings {
  /** A line for each: file, line, field, and what is wrong. */
  faults: string[]
  /** The same, of what may be wrong and stops nothing. */
  warnings: string[]
}

export interface Readable {
  faults: string[]
  /** The files that cannot be read. */
  unread: string[]
  /** Whether a module cannot be read, so that nothing can be loaded. */
  isModuleBroken: boolean
}

/** What keeps the files of content and messages from being read at all: their encoding, an unfinished merge, the signs of a module. */
export function readableFaults(): Readable {
  const sources = new Map<string, SourceFile>()
  const faults = new Map<string, string[]>()
  for (const file of globSync(files)
    .filter((name) => !/\.test\.ts$/.test(name))
    .sort()) {
    const found = fileFaults(file, readFileSync(file), sources)
    if (found.length > 0) faults.set(file, found)
  }
  for (const source of sources.values()) {
    const found = importFaults(source, sources, faults)
    if (found.length > 0) faults.set(source.file, found)
  }
  const unread = [...faults.keys()]
  return { faults: [...faults.values()].flat(), unread, isModuleBroken: unread.some((file) => file.endsWith('.ts')) }
}

/** Kept while developing: after a change all files are looked at, and one is new. */
const parsed = new Map<string, SourceFile>()

function fileFaults(file: string, bytes: Buffer, sources: Map<string, SourceFile>): string[] {
  const source = bytes.toString('utf8')
  const merges = linesWith(source, /^<{7}( |$)/)
  if (merges.length > 0)
    return merges.map((line) => `${file}, line ${line}: an unfinished merge begins here. Keep one of the two versions, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>`)
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return [`${file}: cannot be read. The file was saved as UTF-16, which some programs call Unicode: save it as UTF-8`]
  const lost = bytes.equals(Buffer.from(source)) ? [] : linesWith(source, /\uFFFD/)
  if (lost.length > 0)
    return [
      `${file}, line ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' …' : ''}: letters that cannot be read. The file was saved in another encoding (Latin-1, Windows-1252): save it as UTF-8, and write these letters again`,
    ]
  if (!file.endsWith('.ts')) return []
  try {
    const before = parsed.get(file)
    const read = before?.source === source ? before : parseSource(file, source)
    parsed.set(file, read)
    sources.set(file, read)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function linesWith(source: string, pattern: RegExp): number[] {
  return source.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

/** Imports of files that do not exist, and of names that these do not export. */
function importFaults({ file, source, program }: SourceFile, sources: Map<string, SourceFile>, broken: Map<string, string[]>): string[] {
  return program.body.flatMap((statement: SourceNode) => {
    const from: string | undefined = statement.source?.value
    if (statement.type !== 'ImportDeclaration' || !from?.startsWith('.')) return []
    const path = join(dirname(file), from)
    const place = `${file}, line ${lineAt(source, statement.start)}`
    const target = [path, `${path}.ts`].find((name) => existsSync(name))
    if (!target) return [`${place}: there is no file ${path.endsWith('.ts') ? path : `${path}.ts`}${guess(path.replace(/(\.ts)?$/, '.ts'), globSync(`${dirname(path)}/*.ts`))}`]
    const known = sources.get(target)
    if (!known || broken.has(target)) return []
    const exported = exportsOf(known)
    const unknown: string[] = statement.specifiers.flatMap(({ imported }: SourceNode) => (imported && !exported.includes(imported.name) ? [imported.name] : []))
    return unknown.map((name) => `${place}: ${target} has no "${name}"${guess(name, exported)}`)
  })
}

function exportsOf({ program }: SourceFile): string[] {
  return program.body.flatMap(({ type, declaration, specifiers }: SourceNode) => {
    if (type !== 'ExportNamedDeclaration') return []
    const declared = declaration?.declarations?.map(({ id }: SourceNode) => id.name) ?? (declaration?.id ? [declaration.id.name] : [])
    return [...declared, ...specifiers.map(({ exported }: SourceNode) => exported.name)]
  })
}

/** Why a module could not be loaded, with the place in it. */
export function loadFaults({ message, stack = '' }: Error): string[] {
  const lines = message.split('\n').map((line) => line.trim())
  if (lines.some((line) => /^(content|locales)\//.test(line))) return lines.filter((line) => /^(content|locales)\//.test(line))
  const [, file = '', line] = new RegExp(`(${process.cwd()}/(?:content|locales)/[^:)\\s]+):(\\d+)`).exec(stack) ?? []
  return [file ? `${relative('.', file)}, line ${line}: ${lines[0]}` : String(lines[0])]
}
