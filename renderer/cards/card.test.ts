// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import type { Card } from './card'

const changed = vi.hoisted(() => ({ file: '' }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    readFileSync: (path: string) =>
      Buffer.concat([fs.readFileSync(path), Buffer.from(path.endsWith(changed.file) ? ' ' : '')]),
  }
})

const card: Card = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }

/** The address in a new build, where one file may have changed. */
async function pathAfter(change: string, of: Card = card): Promise<string> {
  changed.file = change
  vi.resetModules()
  const { cardPath } = await import('./card')
  return cardPath(of)
}

const nothing = 'no such file'
let path: string
beforeEach(async () => {
  path = await pathAfter(nothing)
})

test('an unchanged card keeps its address', async () => {
  expect(path).toMatch(/^\/cards\/[\da-f]{16}\.jpg$/)
  expect(await pathAfter(nothing, { ...card })).toBe(path)
})

test.each<[string, Partial<Card>]>([
  ['title', { title: 'Quem somos nós' }],
  ['section', { kicker: 'Empresa' }],
  ['picture', { picture: 'hero/home' }],
  ['domain', { domain: 'en.tecto.example' }],
  ['place of a letter', { title: 'Quem somosT', kicker: 'ecto' }],
])('another %s gives another address', async (_, change) => {
  expect(await pathAfter(nothing, { ...card, ...change })).not.toBe(path)
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

test.each(['art/hero/home-1600.webp', 'look/set-lines.test.ts', 'cards/draw-cards.ts'])(
  'a change of %s does not',
  async (file) => {
    expect(await pathAfter(file)).toBe(path)
  },
)
