import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { rules } from '../../tests/hosts/sample-build.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { openRepresentations } from './representations.ts'
import { listFiles, type SiteFile } from './static-files.ts'

const kilobytes = (number: number) => 'x'.repeat(number * 1024)
const files = ['a', 'b', 'c'].map(
  (name): SiteFile => ({
    path: `/${name}.js`,
    isPage: false,
    isNotFoundPage: false,
    encodings: [],
    isCompressedOnRequest: false,
  }),
)
const [a, b, c] = files as [SiteFile, SiteFile, SiteFile]
const root = () => folderWith(Object.fromEntries(files.map(({ path }) => [path.slice(1), kilobytes(100)])))

test('the most recently requested files stay in memory, as long as there is room', async () => {
  const { cached, read } = openRepresentations(root(), rules.headers, 250 * 1024)
  expect(cached(a)).toBeUndefined()
  await read(a)
  await read(b)
  expect(cached(b)).toBeDefined()
  expect(cached(a)?.bytes?.length).toBe(100 * 1024)
  await read(c)
  expect(files.map((file) => Boolean(cached(file)))).toEqual([true, false, true])
})

test('a page that the build has not compressed is compressed on request', async () => {
  const html = '<p>Olá</p>'.repeat(200)
  const folder = folderWith({ 'a.html': html, 'b.html': '<p>Olá</p>', 'a.png': html })
  const page = listFiles(folder).at('/a')
  if (!page) throw new Error('The page is not listed.')
  const { read } = openRepresentations(folder, rules.headers)
  const responses = await Promise.all([read(page, 'br'), read(page, 'gzip'), read(page)])
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  const decoded = [brotliDecompressSync, gunzipSync, (bytes: Buffer) => bytes].map((decode, index) =>
    decode(responses[index]?.bytes ?? Buffer.of()).toString(),
  )
  expect(decoded).toEqual([html, html, html])
  for (const { headers } of responses) expect(headers.vary).toBe('accept-encoding')
  for (const path of ['/b', '/a.png']) expect(listFiles(folder).at(path)?.encodings).toEqual([])
})
