import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { compressFiles } from './compress.ts'

const text = 'words '.repeat(300)
const pages = ['/a.html', '/b.html']
const site = () =>
  folderWith({
    ...Object.fromEntries(['a.html', 'data/a.json', 'b.html', 'data/b.json'].map((file) => [file, `${file} ${text}`])),
    'c.js': text,
    'd.png': text,
    'small.js': 'words',
    'vercel.json': text,
  })
const copiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(br|gz)$/.test(file))
    .sort()

test('text files are compressed, except small ones and those that only hosts read', async () => {
  const folder = site()
  await compressFiles(folder, pages)
  const compressed = ['a.html', 'b.html', 'c.js', 'data/a.json', 'data/b.json']
  expect(copiesIn(folder)).toEqual(compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(`a.html ${text}`)
  expect(gunzipSync(readFileSync(join(folder, 'c.js.gz'))).toString()).toBe(text)
})

test('of thousands of pages, the most requested ones are compressed', async () => {
  const folder = site()
  await compressFiles(folder, pages, 1)
  expect(copiesIn(folder)).toEqual(['a.html', 'c.js', 'data/a.json'].flatMap((file) => [`${file}.br`, `${file}.gz`]))
})
