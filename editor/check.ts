import { globSync, readFileSync } from 'node:fs'
import { companyDay } from '../content/dates/company-days.ts'
import { brokenFiles } from './check/broken-files.ts'
import type { Findings } from './check/run-checks.ts'

/** Checks all texts below the working directory: first whether the files can be read, then what they say. */
export async function check(): Promise<Findings> {
  // Drafts are checked too.
  process.env.DRAFTS ??= '1'
  const broken = brokenFiles()
  if (broken.length > 0)
    return { errors: [...broken, 'The rest is checked once these files can be read.'], warnings: [] }
  try {
    const { runChecks } = await import('./check/run-checks.ts')
    return runChecks()
  } catch (error) {
    // Such as a module that imports a file which is gone.
    return { errors: [(error as Error).message.replaceAll(`${process.cwd()}/`, '')], warnings: [] }
  }
}

/** Entries that visitors do not see yet. */
function hidden(): string[] {
  return globSync('content/**/*.ts', { exclude: ['**/*.schema.ts'] }).flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/^\s*(?:draft: true|publishAt: '([\d-]+)'),$/gm)]
    return found.flatMap(([, day]) =>
      day === undefined ? [`Draft: ${file}`] : day > companyDay() ? [`Shown from ${day}: ${file}`] : [],
    )
  })
}

if (import.meta.main) {
  const { errors, warnings } = await check()
  if (process.argv.includes('--json')) console.log(JSON.stringify({ errors, warnings }))
  else {
    for (const error of errors) console.error(error)
    for (const warning of warnings) console.warn(`Warning: ${warning}`)
    for (const line of hidden()) console.log(line)
    console.log(`${errors.length} error(s) and ${warnings.length} warning(s) in content and messages.`)
  }
  process.exitCode = errors.length > 0 ? 1 : 0
}
