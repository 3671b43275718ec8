import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { compressFiles } from './compress.ts'

test('text files are compressed, except small ones and those that only hosts read', async () => {
  const text = 'words '.repeat(300)
  const names = ['a.html', 'b.html', 'c.js', 'data/a.json', 'data/b.json']
  const others = { 'd.png': text, 'small.js': 'words', 'vercel.json': text }
  const folder = folderWith({ ...Object.fromEntries(names.map((name) => [name, `${name} ${text}`])), ...others })
  await compressFiles(folder)
  const copies = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(br|gz)$/.test(file))
  expect(copies.sort()).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(`a.html ${text}`)
  expect(gunzipSync(readFileSync(join(folder, 'c.js.gz'))).toString()).toBe(`c.js ${text}`)
})
