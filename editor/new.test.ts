import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureNames } from '../content/picture-names.ts'
import { drawnLocales } from '../locales/locales.ts'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { format, writeChanges } from './changes.ts'
import { articleFiles, flagErrors, slugOf } from './new.ts'
import { newLocale } from './new-locale.ts'
import { filesOfPhotograph, publishPhotograph, withReplacements } from './pictures/photograph.ts'
import { copyForCheck, runCheck } from './run-check.ts'
import { readModule } from './source-strings.ts'

/** Makes a copy of the project the working directory for one test. */
function workInCopy(): void {
  const home = process.cwd()
  const folder = copyForCheck()
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  })
}

test('a new article is a draft that only lacks its texts', async () => {
  workInCopy()
  const flags = { date: '2024-05-14', title: "Um artigo d'água", brand: 'Jornal', link: 'https://site.example/x' }
  expect(flagErrors(flags)).toEqual([])
  const made = articleFiles(flags)
  writeChanges(made)
  format(made.map(({ file }) => file).filter((file) => file.endsWith('.ts')))
  expect(flagErrors(flags)).toEqual(['--title is that of an article that exists already'])
  const names = [...pictureNames, 'news/um-artigo-d-agua']
  writeFileSync('content/picture-names.ts', `export const pictureNames = ${JSON.stringify(names)} as const\n`)
  const { errors, warnings, hidden } = await runCheck()
  expect([errors, hidden]).toEqual([
    [expect.stringContaining('there is no public/art/news/um-artigo')],
    ['Draft: content/news/um-artigo-d-agua/article.ts (um-artigo-d-agua)'],
  ])
  for (const words of ['pt-br.md, line 1: is not finished', '"title" in es-es is not finished'])
    expect(warnings).toContainEqual(expect.stringContaining(words))
})

test('what cannot be used is told in words', async () => {
  const file = join(folderWith({ 'a.heic': Buffer.from('0000001c6674797068656963', 'hex') }), 'a.heic')
  await expect(publishPhotograph('news/a', file)).rejects.toThrow('export HEIC photographs as JPEG')
  await expect(publishPhotograph('news/a', '/none.jpg')).rejects.toThrow('There is no photograph /none.jpg')
  await expect(publishPhotograph('heroes/a', file)).rejects.toThrow('must be a folder (hero, ')
  expect(flagErrors({ title: '…', brand: '', link: 'x', date: '2024-02-30' })).toEqual(
    ['--title has no letters', '--brand is empty', '--link is not', '--date is "2024-02-30"'].map((words) =>
      expect.stringContaining(words),
    ),
  )
})

test('a photograph must fill its frame, and may have the odd scan header that some phones write', async () => {
  const wide = sharp({ create: { width: 1600, height: 300, channels: 3, background: '#285' } }).jpeg()
  const tall = sharp({ create: { width: 960, height: 960, channels: 3, background: '#285' } }).jpeg()
  const odd = await tall.toBuffer()
  // This byte is the end of the spectral selection, which is 63 in sequential JPEG.
  odd[odd.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0
  const folder = folderWith({ 'low.jpg': await wide.toBuffer(), 'phone.jpg': odd })
  await expect(publishPhotograph('news/a', join(folder, 'low.jpg'))).rejects.toThrow('has 1600 × 300 pixels, but needs')
  const { size } = await filesOfPhotograph('news/a', readFileSync(join(folder, 'phone.jpg')))
  expect(size).toBeGreaterThan(0)
})

test('a picture gets all sizes of its folder, in each language with its own, and for narrow windows', async () => {
  workInCopy()
  rmSync('public')
  const photograph = sharp({ create: { width: 960, height: 720, channels: 3, background: '#285' } }).png()
  await photograph.toFile('a.png')
  expect(await publishPhotograph('products/um-produto', 'a.png')).toEqual([
    'products/um-produto',
    'products-narrow/um-produto',
  ])
  expect(globSync('public/art/**/*.*').sort()).toEqual(
    ['-narrow/um-produto', '/um-produto'].flatMap((name) =>
      drawnLocales
        .toSorted()
        .flatMap((locale) =>
          [480, 960].flatMap((width) =>
            ['avif', 'webp'].map((format) => `public/art/products${name}.${locale}-${width}.${format}`),
          ),
        ),
    ),
  )
  expect(readFileSync('content/picture-names.ts', 'utf8')).toContain("  'products/um-produto',\n")
})

test.each([
  ['scene/home', ['scene/home', 'scene-narrow/home']],
  ['hero/stones', ['hero/stones']],
  ['scene-narrow/home', ['scene-narrow/home']],
])('%s is replaced in every window that shows it', (name, names) => {
  expect(withReplacements(name)).toEqual(names)
})

test.each([
  ['jp-jp', '"jp" is not the code of a language'],
  ['ja-xx', '"xx" is not the code of a country'],
  ['japanese', 'Give the language and country codes'],
  ['ja-jp', 'is not written in Latin letters'],
  ['pt-br', 'already has pt-br'],
])('the language %s is refused', (locale, words) => {
  expect(() => newLocale(locale)).toThrow(words)
})

test.each(['Super!', 'News', '2024 em números'])('the article "%s" can be imported', (title) => {
  const [module] = articleFiles({ title, date: '2024-05-14', brand: 'A', link: 'https://site.example/x' })
  expect(readModule(module?.after ?? '').errors).toEqual([])
})

test('the slug of an entry is made from its title', () => {
  expect(slugOf('«Olá, água!» E já?')).toBe('ola-agua-e-ja')
})
