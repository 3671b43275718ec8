import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Findings } from './run-checks.ts'

const linked = ['art', 'node_modules', 'public']
const leftOut = [...linked, '.git', 'data', 'dist', 'docs', 'release.tgz', 'test-results', 'tests']

/** In a separate process, because this one serves pages and has stale modules in memory. */
export function checkInProcess(folder = '.'): Promise<Findings> {
  const { promise, resolve: end } = Promise.withResolvers<Findings>()
  execFile(process.execPath, ['editor/check.ts', '--json'], { cwd: folder, maxBuffer: 1e8 }, (_, output, errors) =>
    end(output ? JSON.parse(output) : { errors: [errors.trim()], warnings: [] }),
  )
  return promise
}

/** The errors that the site would have with these files and does not have now. */
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
  for (const name of readdirSync('.').filter((name) => !leftOut.includes(name)))
    cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(resolve(name), join(folder, name))
  return folder
}
