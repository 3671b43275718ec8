import { globSync, readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import { companyDay } from '../content/dates/company-days.ts'
import { iconSprite } from '../renderer/build/icon-sprite.ts'
import { messages } from '../renderer/messages/messages-plugin.ts'
import { type Findings, loadErrors, parseErrors } from './check/parse-errors.ts'
import { unwritten } from './rules/typing.ts'

/** Checks all texts below a folder: first whether the files can be parsed, then their content. */
export async function check(root = process.cwd()): Promise<Findings> {
  // Drafts are checked too.
  process.env.DRAFTS ??= '1'
  const { errors, unread, isModuleBroken } = parseErrors()
  if (isModuleBroken)
    return { errors: [...errors, 'The remaining checks run once these files can be parsed.'], warnings: [] }
  try {
    const { runChecks } = await importModule<typeof import('./check/run-checks.ts')>('check/run-checks.ts', root)
    const found = runChecks(unread)
    return { ...found, errors: [...errors, ...found.errors] }
  } catch (error) {
    return { errors: [...errors, ...loadErrors(error as Error)], warnings: [] }
  }
}

/** Vite resolves `virtual:` modules and JSX, which Node cannot import. */
export async function importModule<Module>(
  name: string,
  root = process.cwd(),
  plugins: Plugin[] = [],
): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}/editor/${name}`, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages(), iconSprite(), plugins],
  })
  return module
}

/** Merges the lines about unwritten texts into one per file. */
export function unfinished(lines: string[]): string[] {
  const places = Map.groupBy(lines, (line) => (line.includes('is not finished') ? line.split(',')[0] : ''))
  return [...places].flatMap(([file, found]) =>
    file
      ? [
          `${file}: ${found.length} text(s) to write in place of ${unwritten}, in line ${[...new Set(found.map((line) => /line (\d+)/.exec(line)?.[1]))].join(', ')}`,
        ]
      : found,
  )
}

function hidden(): string[] {
  const today = companyDay()
  return globSync('content/**/*.ts', { exclude: ['**/*.schema.ts'] }).flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/^\s*(?:draft: true|publishAt: '([\d-]+)'),$/gm)]
    return found.flatMap(([, day]) =>
      day === undefined ? [`Draft: ${file}`] : day > today ? [`Shown from ${day}: ${file}`] : [],
    )
  })
}

function report(errors: string[], warnings: string[], ms: number): void {
  for (const error of errors) console.error(error)
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  for (const line of hidden()) console.log(line)
  console.log(
    `${errors.length} error(s) and ${warnings.length} warning(s) in content and messages, in ${(ms / 1000).toFixed(1)} s.`,
  )
}

if (import.meta.main) {
  const start = performance.now()
  const { errors, warnings } = await check()
  if (process.argv.includes('--json')) console.log(JSON.stringify({ errors, warnings }))
  else report(errors, warnings, performance.now() - start)
  process.exitCode = errors.length > 0 ? 1 : 0
}
