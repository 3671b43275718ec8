import { existsSync, renameSync, rmSync } from 'node:fs'
import { check, unfinished } from './check.ts'
import { writeChanges } from './files.ts'
import { type Move, removeEntry, renameEntry } from './rename.ts'

// `npm run content -- rename KIND OLD NEW` and `-- remove KIND NAME`: changes every place that names an entry.

const usage = `npm run content -- rename KIND OLD NEW, or npm run content -- remove KIND NAME`

async function run([command, kind = '', ...names]: string[]): Promise<void> {
  const [one = '', other = ''] = names
  if (command === 'rename' && names.length === 2) await carryOut(renameEntry(kind, one, other))
  else if (command === 'remove' && names.length === 1) await carryOut(removeEntry(kind, one))
  else throw new Error(usage)
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
