import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { lineAt, readJson, readMessages } from '../locales/read-json.ts'
import type { Findings } from './findings.ts'

/** Checks all texts below the working directory: first whether the files can be read, then what they say. */
export async function check(): Promise<Findings> {
  // Drafts are checked too.
  process.env.DRAFTS ??= '1'
  const broken = brokenFiles()
  if (broken.length > 0) return { errors: broken, warnings: ['the rest is checked once these files can be read'] }
  try {
    const { findings } = await import('./findings.ts')
    return findings()
  } catch (error) {
    const { message, stack = '' } = error as Error
    // Such as a name without its quotation marks, or a field that a module needs and its file lacks.
    const [, file, line] = [...stack.matchAll(/((?:content|locales)\/[\w./-]+):(\d+)/g)].at(-1) ?? []
    const place = file && !message.includes('content/') ? `${file}, line ${line}: ` : ''
    const advice =
      error instanceof ReferenceError
        ? ' (a text needs quotation marks)'
        : error instanceof TypeError
          ? ' (look for a field that is missing or misspelt in the .json file that this module reads)'
          : ''
    return { errors: [place + message.replaceAll(`${process.cwd()}/`, '') + advice], warnings: [] }
  }
}

/** Errors that keep a file from being read: a merge conflict, syntax. */
export function brokenFiles(): string[] {
  return globSync('{content,locales}/**/*.{ts,json,md}')
    .sort()
    .flatMap((file) => errorIn(file, readFileSync(file, 'utf8')) ?? [])
}

function errorIn(file: string, source: string): string | undefined {
  const at = (offset: number) => `${file}, line ${lineAt(source, offset)}`
  const conflict = /^<{7} /m.exec(source)
  if (conflict) return `${at(conflict.index)}: a merge conflict begins here: keep one of the two versions`
  if (file.endsWith('.md')) return undefined
  try {
    if (file.endsWith('.json')) (file.startsWith('locales/') ? readMessages : readJson)(file, source)
  } catch (error) {
    return (error as Error).message
  }
  const [error] = file.endsWith('.ts') ? parseSync(file, source).errors : []
  return (
    error &&
    `${at(error.labels[0]?.start ?? 0)}: ${error.message} (look for quotes, commas and brackets here and in the line above)`
  )
}

/** In a separate process, because this one serves pages and has stale modules in memory. */
export function checkInProcess(folder = '.'): Promise<Findings> {
  const { promise, resolve: end } = Promise.withResolvers<Findings>()
  execFile(process.execPath, ['editor/check.ts', '--json'], { cwd: folder, maxBuffer: 1e8 }, (_, output, errors) =>
    end(output ? JSON.parse(output) : { errors: [errors.trim()], warnings: [] }),
  )
  return promise
}

/** The errors that the site would have with these files and does not have now. */
export async function newErrors(changes: Record<string, string>): Promise<string[]> {
  const folder = copyForCheck()
  try {
    for (const [file, source] of Object.entries(changes)) writeFileSync(join(folder, file), source)
    // Compares all files, because a wrong placeholder is reported in the languages that lack it.
    const [after, before] = await Promise.all([checkInProcess(folder), checkInProcess()])
    // Until the check can read the whole site, nobody knows which errors are new.
    return before.hidden ? after.errors.filter((error) => !before.errors.includes(error)) : before.errors
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const linked = ['art', 'node_modules', 'public']
const leftOut = [...linked, '.git', 'data', 'dist', 'dist.next', 'docs', 'test-results', 'tests']

/** A temporary copy of the project: what a check may change is copied, the rest linked. */
export function copyForCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-check-'))
  for (const name of readdirSync('.').filter((name) => !leftOut.includes(name)))
    cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(resolve(name), join(folder, name))
  return folder
}

if (import.meta.main) {
  const { errors, warnings, hidden } = await check()
  if (process.argv.includes('--json')) console.log(JSON.stringify({ errors, warnings, hidden }))
  else {
    for (const error of errors) console.error(error)
    for (const warning of warnings) console.warn(`Warning: ${warning}`)
    for (const line of hidden ?? []) console.log(line)
    console.log(`${errors.length} error(s) and ${warnings.length} warning(s) in content and messages.`)
  }
  process.exitCode = errors.length > 0 ? 1 : 0
}
