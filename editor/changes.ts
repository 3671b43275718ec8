import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Change {
  file: string
  /** What it contained when the change was made; undefined if there was none. */
  before: string | undefined
  after: string
}

export function newFile(file: string, after: string): Change {
  return { file, before: undefined, after }
}

/** Changes a source by a pattern. @throws if the file has been written in another way since */
export function replaced(file: string, pattern: string | RegExp, replacement: (found: string) => string): Change {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(pattern, replacement)
  if (after === before) throw new Error(`${file} has no ${pattern}, where an entry would be added: add it by hand.`)
  return { file, before, after }
}

/** @throws if somebody has saved one of the files meanwhile: then none is written */
export function writeChanges(changes: Change[]): void {
  const saved = changes.filter(({ file, before }) => contentOf(file) !== before).map(({ file }) => file)
  if (saved.length > 0)
    throw new Error(`${saved.join(', ')}: was saved by somebody else meanwhile, so nothing was written. Try again.`)
  for (const { file, after } of changes) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, after)
  }
}

/** Formats these files like `npm run format`. */
export function format(files: string[]): void {
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...files])
}

function contentOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
