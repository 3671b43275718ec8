import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json'

/** An import on one line, or the last line of a longer one; type imports do not exist at run time. */
const importPattern = /^(?:(?:import|export) (?!type )(?:.* from )?|\} from )'([^']+)'/gm

const { scripts, dependencies } = packageJson
const [, list = ''] = readFileSync('server/deploy/pack.sh', 'utf8').split(' release.tgz ')
const sent = list.trim().split(' ')
const programs = [scripts.serve, scripts.mail, scripts.leads, scripts.backup].map(
  (script) => script.split(' ').at(-1) ?? '',
)
const imports = importsOf(programs)

test('a release contains every file that a server runs, and no other folder', () => {
  expect(imports.files.size).toBeGreaterThan(15)
  const isPartOf = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`)
  for (const file of imports.files)
    expect(
      sent.filter((path) => isPartOf(path)(file)),
      file,
    ).toHaveLength(1)
  const code = sent.filter((path) => !/^(dist|Dockerfile|package.*|\.npmrc)$/.test(path))
  for (const path of code) expect([...imports.files].some(isPartOf(path)), path).toBe(true)
  expect(sent.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([])
})

test('every package that it imports is installed', () => {
  expect(imports.packages.size).toBeGreaterThan(5)
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...imports.packages]))
})

/** Everything that modules import at run time, directly or indirectly. */
function importsOf(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [, name = ''] of source.matchAll(importPattern)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name))
      else if (!name.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  return { files, packages }
}
