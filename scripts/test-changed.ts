import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildStages } from './build-stages.ts'
import { runStages, type Stage } from './stages.ts'

// `npm run test:changed`: quick checks of what is uncommitted or not on main yet.
const files = changedFiles()
// Files in the root folder configure the tools: changing one would run all tests, which is `npm test`.
const code = files.filter((file) => /\/.*\.(tsx?|css|json)$/.test(file))
const specs = files.filter((file) => file.endsWith('.spec.ts'))

const stages: Stage[] = [{ name: 'types', command: ['tsc'] }]
if (files.length > 0) {
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files]
  stages.push({ name: 'lint and formatting of changed files', command: ['biome', ...lint] })
}
if (code.length > 0) {
  const select = ['--run', '--passWithNoTests', '--project=unit', '--project=component', ...code]
  stages.push(
    { name: 'content and messages', command: ['node', 'editor/check.ts'] },
    { name: 'unit tests of changed files', command: ['vitest', 'related', '--reporter=dot', ...select] },
  )
}
await runStages([stages])
if (specs.length > 0)
  await runStages([...buildStages(), { name: 'changed browser tests', command: ['playwright', 'test', ...specs] }])

console.log(
  `${files.length} changed ${files.length === 1 ? 'file' : 'files'}. Only npm test runs tests of the built site, tests that start programs, and ${specs.length > 0 ? 'the other browser tests' : 'browser tests'}.`,
)

function changedFiles(): string[] {
  const base = ['main', 'origin/main'].map((branch) => git('merge-base', 'HEAD', branch)[0]).find(Boolean) ?? 'HEAD'
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...changed, ...untracked].filter((file) => existsSync(file))
}

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}
