import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from './programs/temporary-folder.ts'

const files = {
  'package-lock.json': '{}',
  'node_modules/.package-lock.json': '{}',
  'server/node-version.mjs': '',
  'program.mjs': 'console.log("the program runs")',
  'bin/npm': '#!/bin/sh\necho "npm $*"\n',
}

function runIn(folder: string): string {
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const { stdout, stderr } = spawnSync('node', [resolve('run.mjs'), 'program.mjs'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('an install for production is completed, whatever npm is told to leave out; a whole one is not repeated', () => {
  const installs = 'npm ci --loglevel=error --include=dev --include=optional'
  const folder = folderWith(files)
  expect(runIn(folder)).toBe(`Installing dependencies …\n${installs}\nthe program runs\n`)
  mkdirSync(join(folder, 'node_modules/vite'))
  expect(runIn(folder)).toBe('the program runs\n')
})

test('a # in the path of the project is named before anything else fails', () => {
  const parts = Object.entries(files).map(([path, content]) => [`a#b/${path}`, content])
  expect(runIn(join(folderWith(Object.fromEntries(parts)), 'a#b'))).toMatch(
    /^Vite cannot build in a folder with # in its path/,
  )
})
