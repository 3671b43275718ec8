import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Findings } from './parse-errors.ts'

const copied = [
  'biome.json',
  'components',
  'content',
  'editor',
  'locales',
  'pages',
  'renderer',
  'forms',
  'server',
  '.env.example',
  '.gitignore',
  'package.json',
]
const linked = ['art', 'node_modules', 'public']

/** A separate process has no stale modules in memory. */
export async function checkInProcess(folder = '.'): Promise<Findings> {
  const { promise, resolve: end } = Promise.withResolvers<Findings>()
  const options = { cwd: folder, maxBuffer: 1e8 }
  execFile(process.execPath, ['editor/check.ts', '--json'], options, (_, output, errors) =>
    end(output ? JSON.parse(output) : { errors: [errors.trim()], warnings: [] }),
  )
  return promise
}

export async function errorsWith(changes: Record<string, string>): Promise<string[]> {
  const folder = copyForCheck()
  try {
    for (const [file, source] of Object.entries(changes)) writeFileSync(join(folder, file), source)
    // Compares all files, because a wrong placeholder is reported in the languages that lack it.
    const [after, before] = await Promise.all([checkInProcess(folder), checkInProcess()])
    return after.errors.filter((error) => !before.errors.includes(error))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A temporary copy of the project: what a check may change is copied, the rest linked. */
export function copyForCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-check-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(resolve(name), join(folder, name))
  return folder
}
