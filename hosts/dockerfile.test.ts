import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dockerfile } from './dockerfile'

const lines = dockerfile('24.1.2').split('\n')
const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(1, -1))

describe('the Dockerfile', () => {
  const imports = importsOf('server/serve.ts')

  test('uses the given version of Node', () => {
    expect(lines).toContain('FROM node:24.1.2-slim')
  })

  test('listens where the container is reached, and asks at the port that was set', () => {
    expect(lines.find((line) => line.startsWith('ENV '))).toMatch(/HOST=0\.0\.0\.0 PORT=8080/)
    const check = lines.find((line) => line.startsWith('HEALTHCHECK ')) ?? ''
    expect(check).toContain(":' + process.env.PORT + '/healthz'")
    expect(check).not.toContain('8080')
  })

  test('copies every file that `npm run serve` imports', () => {
    expect(imports.files.size).toBeGreaterThan(15)
    for (const file of imports.files)
      expect(
        copied.some((path) => file === path || file.startsWith(`${path}/`)),
        file,
      ).toBe(true)
  })

  test('copies no folder that is not needed', () => {
    for (const path of copied.filter((path) => !/^(dist|package.*|\.npmrc)$/.test(path)))
      expect(
        [...imports.files].some((file) => file === path || file.startsWith(`${path}/`)),
        path,
      ).toBe(true)
  })

  test('installs every package that it imports', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(imports.packages.size).toBeGreaterThan(5)
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...imports.packages]))
  })

  test('copies the build, and only what exists', () => {
    expect(copied).toContain('dist')
    expect(copied.filter((path) => path !== 'dist' && !existsSync(path))).toEqual([])
  })
})

/** An import in one line, or the last line of a longer one. Types are not imported when a module runs. */
const importPattern = /^(?:(?:import|export) (?!type )(?:.* from )?|\} from )'([^']+)'/gm

/** All that a module imports when it runs, directly or indirectly. */
function importsOf(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([entry])
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
