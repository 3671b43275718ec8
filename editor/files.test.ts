import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderWith } from '../tests/temporary-folder'

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
