import { format } from './changes.ts'
import { fileErrors } from './rules/file-rules.ts'
import { importErrors } from './rules/import-rules.ts'
import type { CheckResult } from './run-check.ts'

// `npm run check:content` formats the texts and checks them: first whether the files can be read, then what they say.

async function check(): Promise<CheckResult> {
  const broken = fileErrors()
  const errors = broken.length > 0 ? broken : await importErrors()
  if (errors.length > 0) return { errors, warnings: ['the rest is checked once these errors are mended'] }
  // It imports content and messages, so it is loaded once they are known to be sound.
  const { checkTexts } = await import('./check-texts.ts')
  return checkTexts()
}

// The dev server shows drafts, but visitors do not see them, so the check does as the build.
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
