import { globSync, readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import { iconSprite } from '../renderer/icon-sprite.ts'
import { messages } from '../renderer/messages/messages-plugin.ts'
import { type Findings, loadFaults, readableFaults } from './readable.ts'
import { unwritten } from './rules/typing.ts'

/** Checks all that visitors read, below a folder: what cannot be read at all first, then what it says. */
export async function check(root = process.cwd()): Promise<Findings> {
  // Drafts are looked at, too.
  process.env.DRAFTS ??= '1'
  const { faults, unread, isModuleBroken } = readableFaults()
  if (isModuleBroken) return { faults: [...faults, 'The rest is checked once these can be read.'], warnings: [] }
  try {
    const { examine } = await loaded<typeof import('./examine.ts')>('examine.ts', root)
    const found = examine(unread)
    return { ...found, faults: [...faults, ...found.faults] }
  } catch (error) {
    return { faults: [...faults, ...loadFaults(error as Error)], warnings: [] }
  }
}

/** A module of this folder, with content as Vite reads it: imports without the ends of names. */
export async function loaded<Module>(name: string, root = process.cwd(), plugins: Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}/editor/${name}`, { root, configFile: false, logLevel: 'silent', plugins: [messages(), iconSprite(), plugins] })
  return module
}

/** The same lines, with those of unfinished texts drawn together to one for each file. */
export function unfinished(lines: string[]): string[] {
  const places = Map.groupBy(lines, (line) => (line.includes('is not finished') ? line.split(',')[0] : ''))
  return [...places].flatMap(([file, found]) =>
    file ? [`${file}: ${found.length} text(s) to write instead of ${unwritten}, in line ${[...new Set(found.map((line) => /line (\d+)/.exec(line)?.[1]))].join(', ')}`] : found,
  )
}

/** What visitors do not see yet. */
function hidden(): string[] {
  const today = new Date().toISOString().slice(0, 10)
  return globSync('content/**/*.ts', { exclude: ['**/*.schema.ts'] }).flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(/^\s*(?:draft: true|publishAt: '([\d-]+)'),$/gm)]
    return found.flatMap(([, day]) => (day === undefined ? [`Draft: ${file}`] : day > today ? [`Shown from ${day}: ${file}`] : []))
  })
}

function tell(faults: string[], warnings: string[], ms: number): void {
  for (const fault of faults) console.error(fault)
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  for (const line of hidden()) console.log(line)
  console.log(`${faults.length} fault(s) and ${warnings.length} warning(s) in content and messages, in ${(ms / 1000).toFixed(1)} s.`)
}

if (import.meta.main) {
  const start = performance.now()
  const { faults, warnings } = await check()
  if (process.argv.includes('--json')) console.log(JSON.stringify({ faults, warnings }))
  else tell(faults, warnings, performance.now() - start)
  process.exitCode = faults.length > 0 ? 1 : 0
}
