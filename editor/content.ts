import { existsSync, renameSync, rmSync } from 'node:fs'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { check, loaded, unfinished } from './check.ts'
import { writeChanges } from './files.ts'
import { type Move, removeEntry, renameEntry } from './rename.ts'
import { textFiles, textsIn } from './texts.ts'
import { recordTranslations, targetLocale } from './translated.ts'

// `npm run content`: what there is in which language. `-- rename KIND OLD NEW` and `-- remove KIND NAME` change every place that names an
// entry; `-- accept LANGUAGE` says of translations that are older than their text that they are right all the same.

const usage = `npm run content, or with -- rename KIND OLD NEW, -- remove KIND NAME, -- accept LANGUAGE`

async function run([command, kind = '', ...names]: string[]): Promise<void> {
  const [one = '', other = ''] = names
  if (command === undefined) {
    const { overview } = await loaded<typeof import('./overview.ts')>('overview.ts')
    return console.log(overview())
  }
  if (command === 'accept') return accept(targetLocale(kind))
  if (command === 'rename' && names.length === 2) await carryOut(renameEntry(kind, one, other))
  else if (command === 'remove' && names.length === 1) await carryOut(removeEntry(kind, one))
  else throw new Error(usage)
}

function accept(locale: LocaleId): void {
  const texts = textFiles().flatMap((file) => textsIn(file))
  recordTranslations(localeIds, texts, (translation) => translation.locale === locale)
}

async function carryOut({ changes, renamed, removed }: Move): Promise<void> {
  writeChanges(changes)
  for (const [from, to] of renamed) if (existsSync(from)) renameSync(from, to)
  for (const path of removed) rmSync(path, { recursive: true, force: true })
  const lines = [...Object.keys(changes).map((file) => `changed  ${file}`), ...renamed.map(([from, to]) => `renamed  ${from} to ${to}`), ...removed.map((path) => `removed  ${path}`)]
  console.log(lines.join('\n'))
  const { faults } = await check()
  for (const fault of unfinished(faults)) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
