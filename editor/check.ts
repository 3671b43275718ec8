import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sentence } from '../locales/sentence.ts'
import { type Change, format } from './changes.ts'
import { fileErrors } from './rules/file-rules.ts'
import { contentModules } from './texts.ts'

export interface CheckResult {
  errors: string[]
  /** What is wrong in drafts, which nobody sees. */
  warnings: string[]
  /** Entries that visitors do not see yet; missing if the check could not read the whole site. */
  hidden?: string[]
}

/** Checks all texts below the working directory: first whether the files can be read, then what they say. */
export async function check(): Promise<CheckResult> {
  const broken = fileErrors()
  const errors = broken.length > 0 ? broken : await contentErrors()
  if (errors.length > 0) return { errors, warnings: ['the rest is checked once these errors are mended'] }
  // By its address: it imports content, and what Vite's config imports would start the dev server anew with every edit.
  const { checkTexts }: typeof import('./check-texts.ts') = await import(
    pathToFileURL(resolve('editor/check-texts.ts')).href
  )
  return checkTexts()
}

/** Every module of content checks its values when it is imported. */
async function contentErrors(): Promise<string[]> {
  const imports = contentModules().map((file) => import(pathToFileURL(resolve(file)).href))
  const results = await Promise.allSettled(imports)
  // A module that imports a wrong one fails with the same error.
  return [...new Set(results.flatMap((result) => (result.status === 'rejected' ? linesOf(result.reason) : [])))]
}

function linesOf({ message, stack = '' }: Error): string[] {
  if (message.startsWith('content/')) return message.split('\n')
  // Such as a name without its quotation marks.
  const [, file, line] = /((?:content|locales)\/[\w./-]+):(\d+)/.exec(stack) ?? []
  return [file ? sentence({ file, line: Number(line) }, `${message}: a text needs quotation marks`) : message]
}

/** In a separate process, because this one serves pages and has stale modules in memory. */
export function checkInProcess(folder = '.'): Promise<CheckResult> {
  const { promise, resolve: end } = Promise.withResolvers<CheckResult>()
  execFile(process.execPath, ['editor/check.ts', '--json'], { cwd: folder, maxBuffer: 1e8 }, (_, output, errors) =>
    end(resultIn(output) ?? { errors: [errors.trim()], warnings: [] }),
  )
  return promise
}

/** The last line: what stands before it was printed by a module of content. Undefined if the check itself failed. */
function resultIn(output: string): CheckResult | undefined {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}

/** The errors that the site would have with these changes and does not have now. */
export async function newErrors(changes: Change[]): Promise<string[]> {
  const folder = copyForCheck()
  try {
    for (const { file, after } of changes) {
      // If it is a link, the text would be written where that leads, before it is checked.
      rmSync(join(folder, file), { force: true })
      writeFileSync(join(folder, file), after)
    }
    // Compares all files, because a wrong placeholder is reported in the languages that lack it.
    const [after, before] = await Promise.all([checkInProcess(folder), checkInProcess()])
    // Until the check can read the whole site, nobody knows which errors are new.
    return before.hidden ? after.errors.filter((error) => !before.errors.includes(error)) : before.errors
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const copied = ['components', 'content', 'editor', 'forms', 'locales', 'package.json', 'pages', 'renderer', 'server']
const linked = ['art', 'node_modules', 'public']

/** A temporary copy of what the check reads: what an edit may change is copied, the rest linked. */
export function copyForCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-check-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  for (const name of linked) symlinkSync(resolve(name), join(folder, name))
  return folder
}

if (import.meta.main) {
  // What the dev server shows is no draft to visitors.
  delete process.env.DRAFTS
  if (process.argv.includes('--format')) format(['content', 'locales'])
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
