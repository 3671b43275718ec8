import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Errors that keep a file from being read: a merge conflict, syntax. */
export function brokenFiles(): string[] {
  return globSync(['content/**/*.{ts,md}', 'locales/**/*.{ts,json}'])
    .sort()
    .flatMap((file) => errorIn(file, readFileSync(file, 'utf8')) ?? [])
}

function errorIn(file: string, source: string): string | undefined {
  const at = (offset: number) => `${file}, line ${source.slice(0, offset).split('\n').length}`
  const conflict = /^<{7} /m.exec(source)
  if (conflict) return `${at(conflict.index)}: a merge conflict begins here: keep one of the two versions`
  if (!file.endsWith('.md')) return syntaxError(file, source, at)
  return undefined
}

function syntaxError(file: string, source: string, at: (offset: number) => string): string | undefined {
  // JSON is an expression.
  const [error] = parseSync(`${file}.ts`, file.endsWith('.json') ? `(${source})` : source).errors
  return (
    error &&
    `${at(error.labels[0]?.start ?? 0)}: ${error.message} (look for quotes, commas and brackets here and in the line above)`
  )
}
