import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Stage } from './stages.ts'

const shell = (name: string, script: string): Stage => ({ name, command: ['sh', '-c', script] })

test('stages stop after one that fails, print its output, and keep its status', () => {
  const stages = [
    shell('none', 'true'),
    shell('first', 'echo a fault; echo another >&2; exit 7'),
    shell('second', 'true'),
  ]
  const program = `import { runStages } from ${JSON.stringify(pathToFileURL(resolve('renderer/build/stages.ts')))}
    await runStages(${JSON.stringify(stages)})`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect(status).toBe(7)
  for (const words of ['✔ none:', '✖ first:', 'first failed:', 'a fault', 'another'])
    expect(stdout + stderr).toContain(words)
  expect(stdout + stderr).not.toContain('second')
})
