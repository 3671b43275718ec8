import { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveListener } from '../../tests/mail/mail-client'
import { silenced } from '../../tests/mail/silenced'
import { folderWith } from '../../tests/temporary-folder'
import { createHeaderTable } from '../headers/header-table'
import { followSite } from '../site/follow-site'
import { runAfterDeploy } from './after-deploy'
import { publish, rollBack } from './publish'

const headers = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

test('a build is copied, and `current` links to it', () => {
  const folder = folderWith({})
  const release = publish(buildOf('a'), folder, day(1))
  expect(readlinkSync(join(folder, 'current'))).toBe(release.slice(folder.length + 1))
  expect(pageOf(folder)).toBe('a')
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases'])
})

test('the code of earlier builds is kept for 14 days after they were replaced', () => {
  const folder = folderWith({})
  const kept = () => assetsIn(folder).filter((name) => name.endsWith('.js'))
  publish(buildOf('a'), folder, day(1))
  publish(buildOf('b'), folder, day(2))
  expect(assetsIn(folder)).toEqual(['app-a.js', 'app-a.js.br', 'app-b.js', 'app-b.js.br', 'same.css'])
  publish(buildOf('c'), folder, day(16))
  expect(kept()).toEqual(['app-a.js', 'app-b.js', 'app-c.js'])
  publish(buildOf('d'), folder, day(17))
  expect(kept()).toEqual(['app-b.js', 'app-c.js', 'app-d.js'])
})

test('when a build is deployed again, the 14 days of its code begin again after it', () => {
  const folder = folderWith({})
  for (const [index, number] of [1, 2, 10, 20, 30, 33].entries())
    publish(buildOf(index % 2 === 0 ? 'a' : 'b'), folder, day(number))
  expect(assetsIn(folder)).toContain('app-a.js')
})

test.each([
  ['has no rules', (build: string) => rmSync(join(build, 'hosts/rules.json')), 'npm run build'],
  ['has no page for unknown addresses', (build: string) => rmSync(join(build, 'client/en-us/404.html')), 'en-us'],
  ['has no files', (build: string) => rmSync(join(build, 'client'), { recursive: true }), 'no such file'],
  [
    'shows what visitors must not see',
    (build: string) => writeFileSync(join(build, 'hosts/rules.json'), JSON.stringify({ headers, unfit: 'drafts' })),
    'shows drafts. Build it without them',
  ],
])('a build that %s is refused, and the release that was served stays', (_, spoil, fault) => {
  const folder = folderWith({})
  const first = publish(buildOf('a'), folder, day(1))
  const build = buildOf('b')
  spoil(build)
  expect(() => publish(build, folder, day(2))).toThrow(fault)
  expect(pageOf(folder)).toBe('a')
  const third = publish(buildOf('c'), folder, day(3))
  expect(pageOf(folder)).toBe('c')
  expect(releasesIn(folder)).toEqual([first, third])
})

test('going back serves the release before, and once more the newer one; the next deploy keeps what was served', () => {
  const folder = folderWith({})
  const [, second, third] = ['a', 'b', 'c'].map((name, index) => publish(buildOf(name), folder, day(index + 1)))
  expect(rollBack(folder)).toBe(second)
  expect(pageOf(folder)).toBe('b')
  expect(rollBack(folder)).toBe(third)
  rollBack(folder)
  const fourth = publish(buildOf('d'), folder, day(4))
  expect(releasesIn(folder)).toEqual([second, fourth])
  expect(assetsIn(folder)).toContain('app-b.js')
})

test('where there is no other release, going back changes nothing', () => {
  const folder = folderWith({})
  expect(() => rollBack(folder)).toThrow('no other release')
  publish(buildOf('a'), folder, day(1))
  expect(() => rollBack(folder)).toThrow('no other release')
  expect(pageOf(folder)).toBe('a')
})

test('a link that somebody has set by hand, with its whole path, is followed', () => {
  const folder = folderWith({})
  const first = publish(buildOf('a'), folder, day(1))
  publish(buildOf('b'), folder, day(2))
  rmSync(join(folder, 'current'))
  symlinkSync(first, join(folder, 'current'))
  const third = publish(buildOf('c'), folder, day(3))
  expect(pageOf(folder)).toBe('c')
  expect(releasesIn(folder)).toEqual([first, third])
  expect(assetsIn(folder)).toContain('app-a.js')
})

test('what is to run after a deploy is run, and its failure told', () => {
  const folder = folderWith({})
  runAfterDeploy(`echo reloaded > ${join(folder, 'said')}`)
  expect(readFileSync(join(folder, 'said'), 'utf8')).toBe('reloaded\n')
  expect(() => runAfterDeploy('exit 3')).toThrow('AFTER_DEPLOY (exit 3) failed: exit code 3.')
})

test('the files of an interrupted deploy are removed', () => {
  const folder = folderWith({ 'releases/2026-11-01.draft/client/pt-br.html': 'half', next: '' })
  publish(buildOf('a'), folder, day(2))
  expect(readdirSync(join(folder, 'releases')).length).toBe(1)
})

test('a running server serves the new release from then on, and none of its answers fails', async () => {
  const folder = folderWith({})
  publish(buildOf('a'), folder, day(1))
  silenced('log')
  const { listener, stop } = followSite(join(folder, 'current'), 10)
  onTestFinished(stop)
  const port = await serveListener(listener)
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return [response.status, await response.text()]
  }
  expect(await ask('/pt-br')).toEqual([200, 'a'])
  publish(buildOf('b'), folder, day(2))
  await vi.waitFor(async () => expect(await ask('/pt-br')).toEqual([200, 'b']))
  expect(await ask('/assets/app-a.js')).toEqual([200, 'code of a'])
  expect(await ask('/assets/app-b.js')).toEqual([200, 'code of b'])
})

/** A build that has this name in its page and its code. */
function buildOf(name: string): string {
  return folderWith({
    'hosts/rules.json': JSON.stringify({ headers, domains: [], moved: {} }),
    'client/pt-br.html': name,
    ...Object.fromEntries(['pt-br', 'en-us', 'es-es'].map((locale) => [`client/${locale}/404.html`, '404'])),
    [`client/assets/app-${name}.js`]: `code of ${name}`,
    [`client/assets/app-${name}.js.br`]: 'compressed',
    'client/assets/same.css': 'style',
  })
}

function pageOf(folder: string): string {
  return readFileSync(join(folder, 'current/client/pt-br.html'), 'utf8')
}

function releasesIn(folder: string): string[] {
  const releases = join(folder, 'releases')
  return readdirSync(releases).map((name) => join(releases, name))
}

function assetsIn(folder: string): string[] {
  return readdirSync(join(folder, 'current/client/assets')).sort()
}
