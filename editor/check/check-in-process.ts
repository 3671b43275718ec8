import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Findings } from './readable.ts'

const copied = ['biome.json', 'components', 'content', 'editor', 'locales', 'measurement', 'pages', 'renderer', 'requests', 'server', '.env.example', '.gitignore', 'package.json', 'types-only.grit']
const linked = ['node_modules', 'public']

/** Checks a folder in a process of its own, which has nothing in memory of what was written before. */
export async function checkInProcess(folder = '.'): Promise<Findings> {
  const { promise, resolve: end } = Promise.withResolvers<Findings>()
  const options = { cwd: folder, maxBuffer: 1e8 }
  execFile(process.execPath, ['editor/check.ts', '--json'], options, (_, output, errors) => end(output ? JSON.parse(output) : { errors: [errors.trim()], warnings: [] }))
  return promise
}

/** The errors that files would have if they were written so, and do not have now. */
export async function errorsWith(changes: Record<string, string>): Promise<string[]> {
  const folder = copyForCheck()
  try {
    for (const [file, source] of Object.entries(changes)) writeFileSync(join(folder, file), source)
    const { errors } = await checkInProcess(folder)
    const own = errors.filter((error) => Object.keys(changes).some((file) => error.startsWith(file)))
    if (own.length === 0) return []
    const before = await checkInProcess()
    return own.filter((error) => !before.errors.includes(error))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A copy of what content and messages are made of and shown by, in a folder of its own. */
export function copyForCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-check-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(resolve(name), join(folder, name))
  return folder
}
