import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ParseResult, parseSync } from 'vite'
import { didYouMean } from '../../content/checks/did-you-mean.ts'

const files = ['content/**/*.{ts,md}', 'locales/**/*.{ts,json}']

export interface Findings {
  /** One line per error: file, line, field, and problem. */
  errors: string[]
  /** Like errors, for possible mistakes that stop nothing. */
  warnings: string[]
}

export interface ParseReport {
  errors: string[]
  /** Files that cannot be read. */
  unread: string[]
  /** Whether a module cannot be read, so that nothing can be loaded. */
  isModuleBroken: boolean
}

interface Source {
  source: string
  module: ParseResult['module']
}

/** Errors that prevent parsing: encoding, merge markers, syntax. */
export function parseErrors(): ParseReport {
  const errors = new Map<string, string[]>()
  const modules = new Map<string, Source>()
  for (const file of globSync(files, { exclude: ['**/*.test.ts'] }).sort()) {
    const bytes = readFileSync(file)
    const found = textErrors(file, bytes)
    if (found.length === 0 && file.endsWith('.ts')) found.push(...readModule(file, bytes.toString(), modules))
    if (found.length > 0) errors.set(file, found)
  }
  for (const [file, module] of modules) {
    const found = importErrors(file, module, modules)
    if (found.length > 0) errors.set(file, found)
  }
  const unread = [...errors.keys()]
  return { errors: [...errors.values()].flat(), unread, isModuleBroken: unread.some((file) => file.endsWith('.ts')) }
}

/** Starts at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

function textErrors(file: string, bytes: Buffer): string[] {
  const source = bytes.toString()
  const merges = linesWith(source, /^<{7}( |$)/)
  if (merges.length > 0)
    return merges.map(
      (line) =>
        `${file}, line ${line}: a merge conflict begins here. Keep one of the two versions, and delete the lines that begin with <<<<<<<, =======, and >>>>>>>`,
    )
  if (bytes[0] === 0xff || bytes[0] === 0xfe)
    return [`${file}: cannot be read. The file was saved as UTF-16, which some programs call Unicode: save it as UTF-8`]
  const lost = bytes.equals(Buffer.from(source)) ? [] : linesWith(source, /\uFFFD/)
  if (lost.length === 0) return []
  return [
    `${file}, line ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' …' : ''}: contains unreadable characters. The file was saved in another encoding (Latin-1, Windows-1252): save it as UTF-8, and retype these characters`,
  ]
}

function linesWith(source: string, pattern: RegExp): number[] {
  return source.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

function readModule(file: string, source: string, modules: Map<string, Source>): string[] {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (!error) modules.set(file, { source, module })
  if (!error) return []
  const line = lineAt(source, error.labels[0]?.start ?? 0)
  const words = source.split('\n')[line - 1]?.trim() ?? ''
  return [
    `${file}, line ${line}: cannot be parsed (${error.message.replace(/\.$/, '').toLowerCase()}). Check the quotes, commas, and brackets here and in the line above: ${words.slice(0, 60)}`,
  ]
}

/** Imports of missing files, and of names that these do not export. */
function importErrors(file: string, { source, module }: Source, modules: Map<string, Source>): string[] {
  return module.staticImports.flatMap(({ start, moduleRequest, entries }) => {
    if (!moduleRequest.value.startsWith('.')) return []
    const target = join(dirname(file), moduleRequest.value)
    const place = `${file}, line ${lineAt(source, start)}`
    if (!existsSync(target))
      return [`${place}: there is no file ${target}${didYouMean(target, globSync(`${dirname(target)}/*.ts`))}`]
    const exported = modules
      .get(target)
      ?.module.staticExports.flatMap((statement) => statement.entries.map(({ exportName }) => String(exportName.name)))
    const unknown = entries.flatMap(({ importName }) =>
      exported && importName.name && !exported.includes(importName.name) ? [importName.name] : [],
    )
    return unknown.map((name) => `${place}: ${target} has no "${name}"${didYouMean(name, exported ?? [])}`)
  })
}

export function loadErrors({ message, stack = '' }: Error): string[] {
  const lines = message.split('\n').map((line) => line.trim())
  if (lines.some((line) => /^(content|locales)\//.test(line)))
    return lines.filter((line) => /^(content|locales)\//.test(line))
  const [, file = '', line] = new RegExp(`(${process.cwd()}/(?:content|locales)/[^:)\\s]+):(\\d+)`).exec(stack) ?? []
  return [
    file
      ? `${relative('.', file)}, line ${line}: ${lines[0]}`
      : `${lines[0]} (in code, not in content: run npx tsc to find it)`,
  ]
}
