import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { people } from '../../content/company/people.ts'
import { news } from '../../content/news/news.ts'
import { privacyPolicy } from '../../content/privacy/privacy.ts'
import { services } from '../../content/services/services.ts'
import { localeIds } from '../../locales/locales.ts'
import { at } from './site-path.ts'

const folder = 'dist/client/assets'
const scripts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)

function scriptsWith(text: string): string[] {
  return [...scripts].filter(([, code]) => code.includes(text)).map(([file]) => file)
}

describe('the scripts for the browser (after `npm run build`)', () => {
  test.each(localeIds)('contain no content of %s', (locale) => {
    const content = [
      news[0]?.desc[locale],
      people.ceo.bio[locale],
      privacyPolicy.intro[locale],
      services[0]?.subtitle[locale],
      people.ceo.name,
      aiNewsDemo.page.title,
    ]
    const withoutMessages = (file: string) => !/"\w+\.[\w.]+":\[\{type:/.test(scripts.get(file) ?? '')
    for (const text of content) expect(scriptsWith(text as string).filter(withoutMessages)).toEqual([])
  })
})

test.each([
  // The marker is a method of each schema.
  ['the library that runs the schemas of the content', 'toJSONSchema', 'node_modules/zod/v4/classic/schemas.js'],
  [
    'the parser of messages',
    'EXPECT_ARGUMENT_CLOSING_BRACE',
    'node_modules/@formatjs/icu-messageformat-parser/index.js',
  ],
  ['the editor on pages', 'edit-panel', 'editor/page/panel.ts'],
])('%s is in no file of the built site', (_, marker, source) => {
  expect(readFileSync(source, 'utf8')).toContain(marker)
  const files = globSync('dist/client/**/*.{html,js,css,json,xml,txt}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(marker))).toEqual([])
})

/**
 * The gzipped bytes of a first view: the document without its content and data, and the scripts until it is
 * interactive.
 */
const budget = { document: 18_800, scripts: 136_500 }

test.each([...localeIds.map((locale) => `/${locale}` as const), at('/pt-br/contato'), at('/pt-br/contrate')])(
  'the first view of %s is within its budget',
  (address) => {
    const html = readFileSync(`dist/client${address}.html`, 'utf8')
    const shared = html.replace(/<script id="page-data".*?<\/script>/s, '').replace(/<main.*<\/main>/s, '')
    const named = [...html.matchAll(/="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name)
    // Vite lists in each script what it imports next.
    const entries = [...html.matchAll(/<script src="\/assets\/([^"]+)"/g)].map(([, name = '']) => name)
    const next = entries.flatMap((name) => [...(scripts.get(name) ?? '').matchAll(/"assets\/([^"]+\.js)"/g)])
    const needed = new Set([...named, ...next.map(([, name = '']) => name)])
    const bytes = [...needed].map((name) => gzipSync(scripts.get(name) ?? '').length)
    expect(gzipSync(shared).length).toBeLessThan(budget.document)
    expect(bytes.reduce((sum, own) => sum + own, 0)).toBeLessThan(budget.scripts)
    expect(needed.size).toBeGreaterThan(1)
  },
)
