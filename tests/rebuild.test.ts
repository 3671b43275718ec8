import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeIds } from '../locales/locales'
import { copyProject } from './build-elsewhere'

/** A copy of the project and of its build, in which each test changes one thing. */
let folder = ''
const slugs = readdirSync('content/news', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)
const [slug = ''] = slugs
const article = `content/news/${slug}`
const pageOf = (locale: string, name = slug) => `/${locale}/noticias/${name}.html`

beforeAll(() => {
  folder = copyProject()
  cpSync('dist', join(folder, 'dist'), { recursive: true, preserveTimestamps: true })
  build()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a build without a change writes nothing', () => {
  expect(pagesIn(build().written)).toEqual([])
})

test('the text of an article is written anew where it stands: on its page and in the feeds of its language', () => {
  edit(`${article}/es-es.md`, (text) => `${text}\n\nUn párrafo más.\n`)
  const { written } = build()
  expect(pagesIn(written)).toEqual([pageOf('es-es')])
  expect(written).toContain('/es-es/noticias/rss.xml')
  expect(written).not.toContain('/pt-br/noticias/rss.xml')
  expectSameAsWhole()
})

test('an article that is added has its pages, and stands in the lists', () => {
  cpSync(join(folder, article), join(folder, 'content/news/a-new-one'), { recursive: true })
  edit('content/news/a-new-one/article.ts', (text) => text.replace(/date: '[^']*'/, "date: '2026-01-01'"))
  const { written } = build()
  for (const locale of localeIds) {
    expect(written).toEqual(expect.arrayContaining([pageOf(locale, 'a-new-one'), `/${locale}/noticias.html`]))
    expect(written).not.toContain(`/${locale}/contato.html`)
  }
  expectSameAsWhole()
})

test('an article whose date moves changes the order of the lists', () => {
  edit(`${article}/article.ts`, (text) => text.replace(/date: '[^']*'/, "date: '2020-01-01'"))
  expect(pagesIn(build().written)).toEqual(
    expect.arrayContaining(localeIds.flatMap((locale) => [pageOf(locale), `/${locale}/noticias.html`])),
  )
  expectSameAsWhole()
})

test('an article that is removed leaves nothing behind', () => {
  rmSync(join(folder, article), { recursive: true })
  const { files } = build()
  for (const locale of localeIds)
    expect([...files.keys()].filter((file) => file.includes(`/${locale}/noticias/${slug}`))).toEqual([])
  expectSameAsWhole()
})

test('a message of one page is written on that page, one of all pages on all of a language', () => {
  const messages = (file: string) => `locales/en-us/${file}.json`
  edit(messages('hire'), (text) => text.replace(/("hire\.head\.description": ")/, '$1Yes: '))
  expect(pagesIn(build().written)).toEqual(['/en-us/contrate.html'])
  edit(messages('layout'), (text) => text.replace(/("layout\.skip": ")/, '$1Now: '))
  const { written, files } = build()
  expect(pagesIn(written)).toEqual([...files.keys()].filter((file) => /^\/en-us\b.*\.html$/.test(file)).sort())
  expectSameAsWhole()
})

test('a change of code, styles or settings writes every page anew', () => {
  edit('components/layout/Layout.tsx', (text) => text.replace('href="#conteudo"', 'href="#conteudo" title="a"'))
  const { written, files } = build({ VITE_META_PIXEL_ID: '123' })
  expect(pagesIn(written)).toEqual([...files.keys()].filter((file) => file.endsWith('.html')).sort())
  expect(readFileSync(join(folder, 'dist/client/pt-br.html'), 'utf8')).toContain('href="#conteudo" title="a"')
}, 300_000)

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} has not changed.`)
  writeFileSync(path, changed)
}

/** @returns the files of the site, and those that were written: every one of which must differ from the one before. */
function build(settings: Record<string, string> = {}) {
  const [before, times] = [filesOf(), timesOf()]
  run('renderer/build-code.ts', settings)
  run('dist/server/prerender.mjs', settings)
  const files = filesOf()
  const written = [...timesOf()].flatMap(([file, time]) => (times.get(file) === time ? [] : file)).sort()
  const differing = [...files].flatMap(([file, digest]) => (before.get(file) === digest ? [] : file)).sort()
  if (Object.keys(settings).length === 0 && times.size > 0) expect(written).toEqual(differing)
  return { files, written }
}

/** What was built of the last build must be, byte for byte, what is built of nothing. */
function expectSameAsWhole(): void {
  const rebuilt = filesOf()
  const record = JSON.parse(readFileSync(join(folder, 'dist/server/build-record.json'), 'utf8'))
  for (const file of Object.keys(record.files)) rmSync(join(folder, 'dist/client', file))
  rmSync(join(folder, 'dist/server/build-record.json'))
  run('dist/server/prerender.mjs')
  expect(filesOf()).toEqual(rebuilt)
}

function run(program: string, settings: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync('node', [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
      ...settings,
    },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`)
}

function paths(): string[] {
  const client = join(folder, 'dist/client')
  return readdirSync(client, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(client.length)
    // The compressed copies and the files for hosts come in a later step.
    return entry.isFile() && !/\.(br|gz)$|^\/(_headers|_redirects|vercel\.json|\.well-known\/)/.test(path) ? [path] : []
  })
}

function filesOf(): Map<string, string> {
  return new Map(paths().map((path) => [path, hash('sha256', readFileSync(join(folder, 'dist/client', path)))]))
}

function timesOf(): Map<string, number> {
  return new Map(paths().map((path) => [path, statSync(join(folder, 'dist/client', path)).mtimeMs]))
}

function pagesIn(files: string[]): string[] {
  return files.filter((file) => file.endsWith('.html'))
}
