import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { brokenFiles, checkInProcess, copyForCheck } from './check.ts'

test.each([
  ['a missing quote', 'content/a.ts', "export const a = 'one\nexport const b = 2\n", 1],
  ['a missing bracket', 'content/a.ts', 'export const a = [\n  1,\n\nexport const b = 2\n', 4],
  ['a missing comma', 'locales/pt-br.json', '{\n  "a.b.c": "A"\n  "a.b.d": "B"\n}\n', 3],
  ['a merge conflict', 'content/news/a/pt-br.md', 'Um.\n\n<<<<<<< HEAD\nDois.\n=======\nTrês.\n', 3],
  ['what is left of one', 'content/news/a/pt-br.md', 'Um.\n\n=======\n\nTrês.\n', 3],
])('%s is reported with its file and line', (_, file, source, line) => {
  workIn({ [file]: source })
  expect(brokenFiles()).toEqual([expect.stringContaining(`${file}, line ${line}: `)])
})

const slips: [slip: string, file: string, from: string | RegExp, to: string, error: string][] = [
  ['a name without quotes', 'content/products.ts', "id: 'ai-seller'", 'id: seller', 'content/products.ts, line '],
  [
    'an export of another name',
    'content/stories/caisbanq.ts',
    'const caisbanq',
    'const banco',
    'content/stories/stories.ts, line ',
  ],
  [
    'a draft on the home',
    'content/stories/caisbanq.ts',
    "client: '",
    "draft: true, client: '",
    'content/site.ts: "homeStories.2" is a draft',
  ],
  [
    'a missing language',
    'content/videos.ts',
    /'en-us': .*,/,
    '',
    'content/videos.ts: "ia-nas-empresas.title" in en-us is missing: add it',
  ],
  ['a paragraph more', 'content/sample-scope/en-us.md', '\n\n', '\n\nMore.\n\n', 'content/sample-scope/en-us.md: has '],
]

describe('in a copy of the site', () => {
  test.each(slips)('%s is told with its file', async (_, file, from, to, error) => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const source = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), source.replace(from, to))
    const { errors } = await checkInProcess(folder)
    expect(errors).toContainEqual(expect.stringContaining(error))
  })

  test('errors of messages and texts are reported in one run', async () => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const catalog = join(folder, 'locales/pt-br.json')
    const messages = JSON.parse(readFileSync(catalog, 'utf8'))
    writeFileSync(catalog, JSON.stringify({ ...messages, 'unused.a.b': 'Ninguém mostra {nada}' }))
    writeFileSync(join(folder, 'content/extra.ts'), "console.log('x')\nexport const extra = { 'en-us': 'TODO' }\n")
    const { errors } = await checkInProcess(folder)
    for (const words of [
      'content/extra.ts, line 2: "" in en-us is not finished',
      'locales/en-us.json: "unused.a.b" is missing',
      '"unused.a.b" is used by no code',
    ])
      expect(errors).toContainEqual(expect.stringContaining(words))
  })
})
