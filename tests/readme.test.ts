import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json'

const readme = readFileSync('README.md', 'utf8')
const docs = globSync('docs/*.md').map((file) => readFileSync(file, 'utf8'))
const all = [readme, ...docs].join('\n')
const quoted = [...new Set([...all.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))]
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const folders = new Set(files.filter((file) => /^[^.].*\//.test(file)).map((file) => file.split('/')[0]))
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace('/', ''))

describe('commands', () => {
  const named = new Set([
    ...[...all.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    ...[...all.matchAll(/npm (start|test)\b/g)].map(([, name]) => name),
  ])

  test.each([...named])('npm run %s exists', (name) => {
    expect(Object.keys(packageJson.scripts)).toContain(name)
  })

  test.each(Object.keys(packageJson.scripts))('%s is explained', (name) => {
    expect([...named]).toContain(name)
  })
})

describe('files and folders', () => {
  // Words in capitals are placeholders.
  const paths = quoted.filter((text) => /^[\w.+*-]+\/[\w.+*/-]*$/.test(text) && !/\b[A-Z]+\b/.test(text))
  const kept = paths.filter((path) => !ignored.includes(path.split('/')[0] as string))

  test.each(kept)('%s exists', (path) => {
    const pattern = path.endsWith('/') ? `${path}**` : `${path}{,/**}`
    expect(files.some((file) => matchesGlob(file, pattern))).toBe(true)
  })

  test('the map lists every folder and no other', () => {
    const map = [...readme.matchAll(/^(\w+)\/ {2,}\S/gm)].map(([, folder]) => folder)
    expect(map.sort()).toEqual([...folders].sort())
  })
})

test('what docs/operate.md says of the log is what the server logs', () => {
  const code = globSync('server/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const [, table = ''] = readFileSync('docs/operate.md', 'utf8').split('| log or alarm |')
  const texts = [...table.matchAll(/^\| (?:.*, |many )?`([a-z, ]+)`/gm)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts)
    expect(
      code.some((source) => source.includes(text)),
      text,
    ).toBe(true)
})
