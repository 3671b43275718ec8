import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { brokenFiles, checkInProcess, copyForCheck } from './check.ts'

test.each([
  ['a missing quote', 'content/a.ts', "export const a = 'one\nexport const b = 2\n", 1],
  ['a missing bracket', 'content/a.ts', 'export const a = [\n  1,\n\nexport const b = 2\n', 4],
  ['a missing comma', 'locales/pt-br/a.json', '{\n  "a.b.c": "A"\n  "a.b.d": "B"\n}\n', 2],
  ['a merge conflict', 'content/news/a/pt-br.md', 'Um.\n\n<<<<<<< HEAD\nDois.\n=======\nTrês.\n', 3],
])('%s is reported with its file and line', (_, file, source, line) => {
  workIn({ [file]: source })
  expect(brokenFiles()).toEqual([expect.stringContaining(`${file}, line ${line}: `)])
})

test('the whole check reports errors of every kind in one run, with their files', async () => {
  const folder = copyForCheck()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const own = { 'wrong.first.key': 'Fora de lugar' }
  writeFileSync(
    join(folder, 'locales/pt-br/unused.json'),
    JSON.stringify({ ...own, 'unused.a.b': 'Ninguém mostra {nada}' }),
  )
  writeFileSync(join(folder, 'content/redirects.json'), '[{ "from": "/A", "to": "/b" }]\n')
  writeFileSync(join(folder, 'content/extra.json'), '{ "extra": { "en-us": "TODO" } }\n')
  const { errors } = await checkInProcess(folder)
  for (const words of [
    'content/redirects.json: "1.from" is not a path',
    'content/extra.json, line 1: "extra" in en-us is not finished',
    'locales/en-us/unused.json: is missing',
    '"unused.a.b" is used by no code',
  ])
    expect(errors).toContainEqual(expect.stringContaining(words))
})
