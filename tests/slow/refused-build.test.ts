import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../programs/build-elsewhere.ts'

test('a build that the crawler refuses leaves the previous one in its place', { timeout: 300_000 }, () => {
  const project = copyProject()
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, 'dist'))
  writeFileSync(join(project, 'dist/previous'), '')
  const layout = join(project, 'components/layout/Layout.tsx')
  writeFileSync(layout, readFileSync(layout, 'utf8').replace('href="#conteudo"', 'href="#nothing"'))
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: project, encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('a link to /pt-br/contato#nothing, but that page has no part #nothing')
  expect(readdirSync(join(project, 'dist'))).toEqual(['previous'])
})
