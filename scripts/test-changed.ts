import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildStages } from './build-stages.ts'
import { runStages, type Stage } from './stages.ts'

// `npm run test:changed`: checks in seconds what has changed: what is not on main yet, or not committed.
const files = changedFiles()
// Files in the root folder configure the tools: a change there would run all tests, which is for `npm test`.
const code = files.filter((file) => /\/.*\.(tsx?|css|json)$/.test(file))
const specs = files.filter((file) => file.endsWith('.spec.ts'))

const stages: Stage[] = [{ name: 'types', command: ['tsc'] }]
if (files.length > 0) {
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files]
  stages.push({ name: 'lint and format of what changed', command: ['biome', ...lint] })
}
if (code.length > 0) {
  const select = ['--run', '--passWithNoTests', '--project=unit', '--project=component', ...code]
  stages.push(
    { name: 'content and messages', command: ['node', 'editor/check.ts'] },
    { name: 'unit tests of what changed', command: ['vitest', 'related', ...select], progress: /^\s*[✓↓] / },
  )
}
await runStages([stages])
if (specs.length > 0)
  await runStages([...buildStages(), { name: 'changed browser tests', command: ['playwright', 'test', ...specs] }])

console.log(
  `${files.length} changed ${files.length === 1 ? 'file' : 'files'}. Not run: tests of the built site, those that start programs, and ${specs.length > 0 ? 'the other browser tests' : 'browser tests'} (npm test).`,
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
