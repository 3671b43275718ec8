import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import unoConfig from '../../uno.config.ts'
import type { ShareImage } from './share-image.ts'

const shareImage: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }

/** The address in the next build. */
async function pathOf(change: Partial<ShareImage> = {}): Promise<string> {
  vi.resetModules()
  const { shareImagePath } = await import('./share-image.ts')
  return shareImagePath({ ...shareImage, ...change })
}

const code = 'renderer/share-images/drawing/draw-background.ts'
beforeEach(() =>
  workIn({
    [code]: '',
    'renderer/fonts/outline.ts': '',
    'public/art/logo.svg': '',
    'public/art/hero/about-1600.webp': '',
    'public/art/hero/home-1600.webp': 'another',
  }),
)

test('an unchanged share image keeps its address', async () => {
  expect(await pathOf()).toMatch(/^\/share-images\/[\da-f]{16}\.jpg$/)
  expect(await pathOf()).toBe(await pathOf())
})

test.each<[string, Partial<ShareImage>]>([
  ['title', { title: 'Quem somos nós' }],
  ['section', { kicker: 'Empresa' }],
  ['picture', { picture: 'hero/home' }],
  ['domain', { domain: 'en.tecto.example' }],
  ['place of a letter', { title: 'Quem somosT', kicker: 'ecto' }],
])('another %s gives another address', async (_, change) => {
  expect(await pathOf(change)).not.toBe(await pathOf())
})

test.each([
  [true, code],
  [true, 'renderer/share-images/drawing/another.ts'],
  [true, 'renderer/fonts/outline.ts'],
  [true, 'public/art/hero/about-1600.webp'],
  [true, 'public/art/logo.svg'],
  [false, 'public/art/hero/home-1600.webp'],
  [false, 'renderer/share-images/drawing/draw-background.test.ts'],
  [false, 'renderer/share-images/draw-share-images.ts'],
])('another address: %s, after a change of %s', async (isOther, file) => {
  const path = await pathOf()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'changed')
  expect((await pathOf()) !== path).toBe(isOther)
})

test('changed colors give another address', async () => {
  const path = await pathOf()
  vi.doMock('../../uno.config.ts', () => ({
    default: { theme: { colors: { ...unoConfig.theme.colors, paper: '#ff0000' } } },
  }))
  onTestFinished(() => void vi.doUnmock('../../uno.config'))
  expect(await pathOf()).not.toBe(path)
})
