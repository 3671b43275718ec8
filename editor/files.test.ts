import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderWith, workIn } from '../tests/temporary-folder'
import { removeUnfinished, writeChanges } from './files'

test('a file is whole, before or after, whenever the program that writes it is killed', async () => {
  const whole = (letter: string) => letter.repeat(2_000_000)
  const file = join(folderWith({ 'a.json': whole('a') }), 'a.json')
  const program = `import { writeWhole } from ${JSON.stringify(pathToFileURL(resolve('editor/files.ts')))}
    console.log('ready')
    for (let turn = 0; ; turn++) writeWhole(${JSON.stringify(file)}, 'ab'[turn % 2].repeat(2_000_000))`
  for (const delayMs of [0, 3, 7, 11, 16, 22]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await new Promise((done) => setTimeout(done, delayMs))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect([whole('a'), whole('b')].includes(readFileSync(file, 'utf8'))).toBe(true)
  }
})

test('what a killed program was writing is taken away, and left where the program still runs', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const [left, own] = [`content/news/a/.${ended}.unfinished`, `content/.${process.pid}.unfinished`]
  workIn({ [left]: 'half', [own]: 'half', 'content/a.ts': 'whole' })
  removeUnfinished()
  expect([left, own, 'content/a.ts'].map((file) => existsSync(file))).toEqual([false, true, true])
})

test('a file is formatted before it stands in its place', () => {
  const formatter = 'node_modules/.bin/biome'
  workIn({ [formatter]: "#!/bin/sh\nif [ -e content/a.ts ]; then echo early >> said; fi\ntr -s ' '\n", 'content/b.ts': '' })
  chmodSync(formatter, 0o755)
  writeChanges({ 'content/a.ts': 'export  const  a  =  1\n' })
  expect(readFileSync('content/a.ts', 'utf8')).toBe('export const a = 1\n')
  expect(existsSync('said')).toBe(false)
})
