import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Change } from './changes.ts'

export interface CheckResult {
  errors: string[]
  /** What is wrong in drafts, which nobody sees. */
  warnings: string[]
  /** Entries that visitors do not see yet; missing if the check could not read the whole site. */
  hidden?: string[]
}

/** Runs `editor/check.ts` in a process of its own, because this one serves pages and has stale modules in memory. */
export async function runCheck(folder = '.'): Promise<CheckResult> {
  const run = promisify(execFile)(process.execPath, ['editor/check.ts', '--json'], { cwd: folder, maxBuffer: 1e8 })
  // A check that finds errors ends with the status 1, which rejects the promise.
  const { stdout, stderr } = await run.catch((failed: { stdout: string; stderr: string }) => failed)
  try {
    // What stands before the last line was printed by a module of content.
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  } catch {
    return { errors: [stderr.trim()], warnings: [] }
  }
}

/** The errors that the site would have with these changes and does not have now. */
export async function newErrors(changes: Change[]): Promise<string[]> {
  const folder = copyForCheck()
  try {
    for (const { file, after } of changes) {
      // Through a symbolic link, the text would be written into the site before it is checked.
      rmSync(join(folder, file), { force: true })
      writeFileSync(join(folder, file), after)
    }
    // Compares all files, because a wrong placeholder is reported in the languages that lack it.
    const [after, before] = await Promise.all([runCheck(folder), runCheck()])
    // Until the check can read the whole site, nobody knows which errors are new.
    return before.hidden ? after.errors.filter((error) => !before.errors.includes(error)) : before.errors
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A temporary copy of what the check reads: what an edit may change is copied, the rest linked. */
export function copyForCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-check-'))
  const copied = '{components,content,crawler,editor,forms,locales,package.json,pages,renderer,server}'
  for (const name of globSync(copied)) cpSync(name, join(folder, name), { recursive: true })
  for (const name of ['art', 'node_modules', 'public']) symlinkSync(resolve(name), join(folder, name))
  return folder
}
