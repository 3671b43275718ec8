import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import unoConfig from '../../uno.config'
import type { ShareImage } from './share-image'

const changed = vi.hoisted(() => ({ file: '' }))
const reads = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    readFileSync: (path: string) => {
      reads.count++
      return Buffer.concat([fs.readFileSync(path), Buffer.from(path.endsWith(changed.file) ? ' ' : '')])
    },
    readdirSync: (path: string) => {
      reads.count++
      return fs.readdirSync(path)
    },
  }
})

const shareImage: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }

/** The address in a new build, where one file may have changed. */
async function pathAfter(change: string, of: ShareImage = shareImage): Promise<string> {
  changed.file = change
  vi.resetModules()
  const { shareImagePath } = await import('./share-image')
  return shareImagePath(of)
}

const nothing = 'no such file'
let path: string
beforeEach(async () => {
  path = await pathAfter(nothing)
})

test('an unchanged share image keeps its address', async () => {
  expect(path).toMatch(/^\/share-images\/[\da-f]{16}\.jpg$/)
  expect(await pathAfter(nothing, { ...shareImage })).toBe(path)
})

test('the address of a further page with the same picture needs no file', async () => {
  const { shareImagePath } = await import('./share-image')
  const before = reads.count
  expect(shareImagePath({ ...shareImage, title: 'Contato' })).not.toBe(path)
  expect(reads.count).toBe(before)
  shareImagePath({ ...shareImage, picture: 'hero/home' })
  expect(reads.count).toBe(before + 1)
})

test.each<[string, Partial<ShareImage>]>([
  ['title', { title: 'Quem somos nós' }],
  ['section', { kicker: 'Empresa' }],
  ['picture', { picture: 'hero/home' }],
  ['domain', { domain: 'en.tecto.example' }],
  ['place of a letter', { title: 'Quem somosT', kicker: 'ecto' }],
])('another %s gives another address', async (_, change) => {
  expect(await pathAfter(nothing, { ...shareImage, ...change })).not.toBe(path)
})

test.each([
  'look/template.ts',
  'look/measures.ts',
  'look/ground.ts',
  'art/hero/about-1600.webp',
  'art/logo.svg',
  'bricolage-grotesque-latin-opsz-normal.woff2',
  'figtree-latin-wght-normal.woff2',
])('a change of %s gives another address', async (file) => {
  expect(await pathAfter(file)).not.toBe(path)
})

test('a change of the colours gives another address', async () => {
  const { colors } = unoConfig.theme
  const accent = { ...colors.accent, DEFAULT: '#ff0000' }
  vi.doMock('../../uno.config', () => ({ default: { theme: { colors: { ...colors, accent } } } }))
  onTestFinished(() => void vi.doUnmock('../../uno.config'))
  expect(await pathAfter(nothing)).not.toBe(path)
})

test.each(['art/hero/home-1600.webp', 'look/set-lines.test.ts', 'share-images/draw-share-images.ts'])(
  'a change of %s does not',
  async (file) => {
    expect(await pathAfter(file)).toBe(path)
  },
)
