import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * The modules of this project that a module needs when it runs.
 * @param file below the working directory, like `pages/about/AboutPage.tsx`
 */
export function importsOf(file: string): string[] {
  const program = parseModule(file, readFileSync(file, 'utf8'))
  return importsIn(program).flatMap((specifier) => resolveImport(file, specifier))
}

/** @throws an error that names the file, where its text is no TypeScript. */
export function parseModule(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program
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
function resolveImport(importer: string, specifier: string): string[] {
  if (!specifier.startsWith('.')) return []
  const path = join(dirname(importer), specifier)
  const file = [path, `${path}.tsx`, `${path}.ts`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
  return file ? [file] : []
}
