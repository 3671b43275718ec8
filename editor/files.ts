import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Changed files with their whole text, by their path below the working directory. */
export type Changes = Record<string, string>

/** Writes a file whole or not at all: beside it first, then in its place. */
export function writeWhole(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${dirname(file)}/.${process.pid}.unfinished`
  writeFileSync(beside, text, { flush: true })
  renameSync(beside, file)
}

/** Writes the files, and formats those that are formatted. */
export function writeChanges(changes: Changes): void {
  for (const [file, text] of Object.entries(changes)) writeWhole(file, text)
  formatFiles(Object.keys(changes))
}

/** What `npm run format` does, for these files. */
function formatFiles(files: string[]): void {
  const formatted = files.filter((file) => /\.(ts|json)$/.test(file) && existsSync(file))
  if (formatted.length === 0) return
  const biome = (...options: string[]) => execFileSync('node_modules/.bin/biome', [...options, '--write', '--no-errors-on-unmatched', ...formatted], { stdio: 'ignore' })
  // What was taken out of a file may have been the last to need an import.
  biome('lint', '--unsafe', '--only=correctness/noUnusedImports')
  biome('check')
}

/** A file changed by functions one after the other. */
export function edited(file: string, ...edits: ((source: string) => string)[]): Changes {
  return { [file]: edits.reduce((source, edit) => edit(source), readFileSync(file, 'utf8')) }
}
