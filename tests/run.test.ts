import { spawnSync } from 'node:child_process'
import { chmodSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from './programs/temporary-folder.ts'

const lock = (vite: string, others = {}) =>
  JSON.stringify({ packages: { 'node_modules/vite': { version: vite }, ...others } })
const installed = 'node_modules/.package-lock.json'
const files = {
  'package-lock.json': lock('2.0.0', { '': {}, 'node_modules/mac': { version: '1.0.0', optional: true } }),
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

const installs = 'npm ci --loglevel=error --include=dev --include=optional'
test.each([
  ['nothing is installed', {}, true],
  ['only what production needs', { [installed]: '{"packages":{}}' }, true],
  ['another version', { [installed]: lock('1.0.0') }, true],
  ['all but what is for other systems', { [installed]: lock('2.0.0') }, false],
])('packages are installed only if they differ: %s', (_, more, isNeeded) => {
  expect(runIn(folderWith({ ...files, ...more }))).toBe(
    `${isNeeded ? `Installing dependencies …\n${installs}\n` : ''}the program runs\n`,
  )
})

test('nothing is installed through a link, where another checkout has its packages', () => {
  const folder = folderWith(files)
  symlinkSync(join(folderWith({ [installed]: lock('1.0.0') }), 'node_modules'), join(folder, 'node_modules'))
  expect(runIn(folder)).toMatch(/^node_modules is a link .*Remove the link, and run this again\.\n$/)
})

test.each(['a#b', '100% site'])('a path as %s is named before anything else fails', (name) => {
  const parts = Object.entries(files).map(([path, content]) => [`${name}/${path}`, content])
  expect(runIn(join(folderWith(Object.fromEntries(parts)), name))).toMatch(/^Vite cannot build in a folder with # or %/)
})
