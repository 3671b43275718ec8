import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news'
import { news } from '../../content/news/news'
import { people } from '../../content/people'
import { privacyPolicy } from '../../content/privacy/privacy'
import { services } from '../../content/services/services'
import { markOf, numbersIn } from '../../editor/page/marks'
import { localeIds, localeOfPath } from '../../locales/locales'
import { addresses, fileOf } from '../built-site'
import { at } from '../site-path'

const folder = 'dist/client/assets'
const scripts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)
const html = readFileSync('dist/client/pt-br.html', 'utf8')

/** The scripts in which a text stands. */
function scriptsWith(text: string): string[] {
  return [...scripts].filter(([, code]) => code.includes(text)).map(([file]) => file)
}

describe('the scripts for the browser (after `npm run build`)', () => {
  test('are there, and hold what they should', () => {
    expect(scripts.size).toBeGreaterThan(10)
    expect(scriptsWith('Unexpected Application Error!')).not.toEqual([])
  })

  test.each(localeIds)('hold no content of %s', (locale) => {
    const content = [
      news[0]?.desc[locale],
      people.ceo.bio[locale],
      privacyPolicy.intro[locale],
      services[0]?.page.subtitle[locale],
      people.ceo.name,
      aiNewsDemo.page.title,
    ]
    const withoutMessages = (file: string) => !scripts.get(file)?.includes('"layout.skip"')
    for (const text of content) expect(scriptsWith(text as string).filter(withoutMessages)).toEqual([])
  })

  test.each(localeIds)('hold the messages of %s in a file of their own', (locale) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}/home.json`, 'utf8'))
    const files = Object.values(messages).flatMap((text) => (/^[^'"{<]{40,}$/.test(text) ? scriptsWith(text) : []))
    expect(new Set(files).size).toBe(1)
  })

  test('hold the schemas of the forms apart, for when a visitor turns to one', () => {
    const [chunk, ...others] = scriptsWith('invalid_format')
    expect(others).toEqual([])
    for (const page of ['/pt-br', at('/pt-br/contato'), at('/en-us/contrate')] as const)
      expect(readFileSync(`dist/client${page}.html`, 'utf8').includes(chunk as string), page).toBe(false)
  })

  test('that run before the browser is idle weigh no more than 2 KB', () => {
    const entries = [...html.matchAll(/<script[^>]+src="([^"]+)"|<link rel="modulepreload" href="([^"]+)">/g)].map(
      ([, script, imported]) => script ?? imported,
    )
    expect(entries.length).toBeGreaterThan(0)
    const bytes = entries.map((entry) => brotliCompressSync(readFileSync(join('dist/client', entry as string))).length)
    expect(bytes.reduce((total, some) => total + some, 0)).toBeLessThanOrEqual(2048)
  })
})

/** Bytes on the line, compressed as far as Brotli can. */
function weigh(file: string): number {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(`dist/client/${file}`)).length
  weighed.set(file, bytes)
  return bytes
}

const weighed = new Map<string, number>()

describe.each(addresses)('the first view of %s (after `npm run build`)', (address) => {
  const document = readFileSync(fileOf(address), 'utf8')

  test('has a document of 15 KB at most, with all its styles, besides its own words and data', () => {
    const shown = document.replace(/<script id="page-data".*?<\/script>/s, '').replace(/<main.*<\/main>/s, '')
    expect(shown.length).toBeLessThan(document.length)
    expect(brotliCompressSync(shown).length).toBeLessThanOrEqual(15 * 1024)
  })

  test('needs no more than 124 KB of scripts until the page reacts', () => {
    const manifest: Record<string, { file: string; name?: string; imports?: string[] }> = JSON.parse(
      readFileSync('dist/assets.json', 'utf8'),
    )
    const files = new Set(
      [...document.matchAll(/(?:modulepreload" href|script src)="\/([^"]+)"/g)].map(([, file]) => file),
    )
    const add = (key: string) => {
      const { file = '', imports = [] } = manifest[key] ?? {}
      if (files.has(file)) return
      files.add(file)
      imports.forEach(add)
    }
    add('renderer/browser/hydrate.tsx')
    add(`virtual:messages/${localeOfPath(address)}`)
    const bytes = [...files].filter((file = '') => file.endsWith('.js')).map((file = '') => weigh(file))
    expect(bytes.length).toBeGreaterThan(3)
    expect(bytes.reduce((total, some) => total + some, 0)).toBeLessThanOrEqual(124 * 1024)
  })
})

test.each([
  [
    'the library that runs the schemas of the content',
    'ZodDiscriminatedUnion',
    'node_modules/zod/v4/classic/schemas.js',
  ],
  [
    'the parser of messages',
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    'node_modules/@formatjs/icu-messageformat-parser/index.js',
  ],
  ['the design page', 'design-page', 'design/start.tsx'],
  ['the editor on pages', 'edit-panel', 'editor/page/panel.ts'],
])('%s is in no file of the built site', (_, marker, source) => {
  expect(readFileSync(source, 'utf8')).toContain(marker)
  const files = globSync('dist/client/**/*.{html,js,css,json,xml,txt}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(marker))).toEqual([])
})

test('no text of the built site holds a mark of the editor', () => {
  expect(numbersIn(`Words${markOf(7)}`)).toEqual([7])
  const files = globSync('dist/client/**/*.{html,js,css,json,xml,txt}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => numbersIn(readFileSync(file, 'utf8')).length > 0)).toEqual([])
})
