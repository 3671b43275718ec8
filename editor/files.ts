import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Changed files with their whole text, by their path below the working directory. */
export type Changes = Record<string, string>

/** Writes a file whole or not at all: beside it first, then in its place. */
export function writeWhole(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${dirname(file)}/.${process.pid}.unfinished`
  writeFileSync(beside, text, { flush: true })
  renameSync(beside, file)
}

/** Takes away what programs left beside files that were killed while they wrote. Those that still run put theirs in its place. */
export function removeUnfinished(): void {
  const left = globSync('**/.*.unfinished', { exclude: ['node_modules', 'dist', '.git'] })
  for (const file of left) if (!isRunning(Number(basename(file).split('.')[1]))) rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Formats what is formatted, and writes the files: what formats them in their place would leave half of one where it is killed. */
export function writeChanges(changes: Changes): void {
  const formatted = Object.entries(changes).map(([file, text]) => [file, /\.(ts|json)$/.test(file) ? format(file, text) : text] as const)
  for (const [file, text] of formatted) writeWhole(file, text)
}

/** What `npm run format` makes of a file. */
function format(file: string, text: string): string {
  const biome = (input: string, ...options: string[]) =>
    spawnSync('node_modules/.bin/biome', [...options, '--write', `--stdin-file-path=${file}`], { input, encoding: 'utf8', maxBuffer: 1e8 }).stdout || input
  // What was taken out of a file may have been the last to need an import.
  return biome(biome(text, 'lint', '--unsafe', '--only=correctness/noUnusedImports'), 'check')
}

/** A file changed by functions one after the other. */
export function edited(file: string, ...edits: ((source: string) => string)[]): Changes {
  return { [file]: edits.reduce((source, edit) => edit(source), readFileSync(file, 'utf8')) }
}
