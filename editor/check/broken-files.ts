import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Errors that keep a file from being read: encoding, a merge conflict, syntax. */
export function brokenFiles(): string[] {
  return globSync(['content/**/*.{ts,md}', 'locales/**/*.{ts,json}'])
    .sort()
    .flatMap((file) => errorIn(file, readFileSync(file)) ?? [])
}

function errorIn(file: string, bytes: Buffer): string | undefined {
  const source = bytes.toString()
  const at = (offset: number) => `${file}, line ${source.slice(0, offset).split('\n').length}`
  if (!bytes.equals(Buffer.from(source)))
    return `${at(source.indexOf('\uFFFD'))}: has letters in another encoding: save the file as UTF-8, and retype them`
  const conflict = /^<{7} /m.exec(source)
  if (conflict) return `${at(conflict.index)}: a merge conflict begins here: keep one of the two versions`
  if (file.endsWith('.json')) return jsonError(source, at)
  const [error] = file.endsWith('.ts') ? parseSync(file, source).errors : []
  return (
    error &&
    `${at(error.labels[0]?.start ?? 0)}: ${error.message} (look for quotes, commas and brackets here and in the line above)`
  )
}

function jsonError(source: string, at: (offset: number) => string): string | undefined {
  try {
    JSON.parse(source)
    return undefined
  } catch (error) {
    const [, offset = source.length] = /position (\d+)/.exec((error as Error).message) ?? []
    return `${at(Number(offset))}: a comma or a quote is missing here or in the line above, or there is one too many`
  }
}
