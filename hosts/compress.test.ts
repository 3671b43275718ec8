import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderWith } from '../tests/temporary-folder'
import { compressFiles } from './compress'

const text = 'words '.repeat(300)
const pages = ['/a.html', '/data/a.json', '/b.html', '/data/b.json']
const site = () =>
  folderWith({
    ...Object.fromEntries(pages.map((path) => [path.slice(1), `${path} ${text}`])),
    'c.js': text,
    'd.png': text,
    'small.js': 'words',
    'vercel.json': text,
  })
const copiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(br|gz|part)$/.test(file))
    .sort()

test('text files are compressed, but small ones and what hosts read', async () => {
  const folder = site()
  await compressFiles(folder, pages)
  const compressed = ['a.html', 'b.html', 'c.js', 'data/a.json', 'data/b.json']
  expect(copiesIn(folder)).toEqual(compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(`/a.html ${text}`)
  expect(gunzipSync(readFileSync(join(folder, 'c.js.gz'))).toString()).toBe(text)
})

test('of thousands of pages those that are asked for most are compressed; one that is no longer among them loses its copies', async () => {
  const folder = site()
  await compressFiles(folder, pages, 1)
  expect(copiesIn(folder)).toEqual(['a', 'c', 'data/a'].flatMap((name) => copiesOf(name)))
  await compressFiles(folder, pages.toReversed(), 1)
  expect(copiesIn(folder)).toEqual(['b', 'c', 'data/b'].flatMap((name) => copiesOf(name)))
})

test('a copy that exists stays, and what an interrupted build has left goes', async () => {
  const folder = site()
  for (const file of ['c.js.br', 'c.js.gz', 'a.html.br.part']) writeFileSync(join(folder, file), 'earlier')
  await compressFiles(folder, pages)
  expect(readFileSync(join(folder, 'c.js.br'), 'utf8')).toBe('earlier')
  expect(copiesIn(folder)).not.toContain('a.html.br.part')
})

function copiesOf(name: string): string[] {
  const file = name === 'c' ? 'c.js' : name.startsWith('data/') ? `${name}.json` : `${name}.html`
  return [`${file}.br`, `${file}.gz`]
}
