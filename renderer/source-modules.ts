import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** What the code of a module says: the modules of this project that it needs when it runs, and the strings in it. */
export interface SourceModule {
  imports: string[]
  strings: string[]
}

/** Kept while developing: of all the modules of a page, a change is in one. */
const known = new Map<string, { source: string; module: SourceModule }>()

/** @param file below the working directory, like `pages/about/AboutPage.tsx` */
export function readSourceModule(file: string): SourceModule {
  const source = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.source === source) return before.module
  const program = parseModule(file, source)
  const module = {
    imports: importsIn(program).flatMap((specifier) => resolveImport(file, specifier)),
    strings: stringsIn(program),
  }
  known.set(file, { source, module })
  return module
}

/** @throws an error that names the file, where its text is no TypeScript. */
export function parseModule(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** Every string of the code, also in the attributes of elements, but not those in comments. */
export function stringsIn(program: ESTree.Program): string[] {
  const strings: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value)
    },
    TemplateElement: ({ value }) => void strings.push(value.raw),
  }).visit(program)
  return strings
}

/** What is imported now, later or for the sake of others (`export … from`), but for types, of which no code remains. */
function importsIn(program: ESTree.Program): string[] {
  const found: string[] = []
  const isCode = (kinds: (string | null | undefined)[]) => kinds.length === 0 || kinds.some((kind) => kind !== 'type')
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      const kinds = specifiers.map((specifier) => ('importKind' in specifier ? specifier.importKind : 'value'))
      if (importKind !== 'type' && isCode(kinds)) found.push(source.value)
    },
    ExportNamedDeclaration: ({ source, exportKind, specifiers }) => {
      const kinds = specifiers.map((specifier) => specifier.exportKind)
      if (source && exportKind !== 'type' && isCode(kinds)) found.push(source.value)
    },
    ExportAllDeclaration: ({ source, exportKind }) => {
      if (exportKind !== 'type') found.push(source.value)
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') found.push(String(source.value))
    },
  }).visit(program)
  return found
}

/** The file that an import names; none where it names a package, or what is no code. */
export function resolveImport(importer: string, specifier: string): string[] {
  if (!specifier.startsWith('.')) return []
  const path = join(dirname(importer), specifier)
  const file = [path, `${path}.tsx`, `${path}.ts`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
  return file ? [file] : []
}
