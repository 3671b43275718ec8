import { relative } from 'node:path'
import { runnerImport } from 'vite'
import type { Findings } from './examine.ts'
import { readableFaults } from './readable.ts'

/** Checks all that visitors read, below a folder: what cannot be read at all first, then what it says. */
export async function check(root = process.cwd()): Promise<Findings> {
  const { faults, unread, isModuleBroken } = readableFaults()
  if (isModuleBroken) return { faults: [...faults, 'The rest is checked once these can be read.'], warnings: [] }
  try {
    // Content is written as Vite reads it: imports without the ends of names.
    const { module } = await runnerImport<typeof import('./examine.ts')>(`${root}/editor/examine.ts`, {
      root,
      configFile: false,
      logLevel: 'silent',
    })
    const found = module.examine(unread)
    return { ...found, faults: [...faults, ...found.faults] }
  } catch (error) {
    return { faults: [...faults, ...loadFaults(error as Error, root)], warnings: [] }
  }
}

/** Why a module could not be loaded, with the place in it. */
function loadFaults({ message, stack = '' }: Error, root: string): string[] {
  const lines = message.split('\n').map((line) => line.trim())
  if (lines.some((line) => /^(content|locales)\//.test(line))) return lines.filter((line) => /^(content|locales)\//.test(line))
  const [, file = '', line] = new RegExp(`(${root}/(?:content|locales)/[^:)\\s]+):(\\d+)`).exec(stack) ?? []
  return [file ? `${relative(root, file)}, line ${line}: ${lines[0]}` : String(lines[0])]
}

if (import.meta.main) {
  const start = performance.now()
  const { faults, warnings } = await check()
  for (const fault of faults) console.error(fault)
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  console.log(`${faults.length} fault(s) and ${warnings.length} warning(s) in content and messages, in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
