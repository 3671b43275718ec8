import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureNames } from '../content/picture-names.ts'
import { drawnLocales } from '../locales/locales.ts'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { checkInProcess, copyForCheck } from './check.ts'
import { entryKinds, pathOf, playerAddress, slugOf } from './new.ts'
import { publishPhotograph, withReplacements } from './pictures/photograph.ts'
import { writeFormatted } from './write-formatted.ts'

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

const dated = { date: '2024-05-14', picture: 'photo.jpg' }
const answers: Record<string, Record<string, string>> = {
  article: { ...dated, title: "Um artigo d'água", brand: 'Jornal', link: 'https://site.example/x' },
  video: { ...dated, title: 'Um vídeo de US$$ 5', video: playerAddress('https://youtu.be/abc') },
}

test('a new entry of every kind is valid except for its unwritten texts', async () => {
  workInCopy()
  const names: string[] = [...pictureNames]
  for (const [name, own] of Object.entries(answers)) {
    const { questions, files, picture } = entryKinds[name] as (typeof entryKinds)[string]
    const readTitle = async () => questions.title?.read(own.title ?? '', {})
    expect(await readTitle()).toBe(own.title)
    writeFormatted(files(own))
    await expect(readTitle()).rejects.toThrow('exists already')
    names.push(picture(own))
  }
  writeFileSync('content/picture-names.ts', `export const pictureNames = ${JSON.stringify(names)} as const\n`)
  expect(readFileSync('content/videos.json', 'utf8')).toContain('"Um vídeo de US$$ 5"')
  const { errors, warnings } = await checkInProcess()
  expect(errors).toEqual([])
  for (const words of [
    'content/news/um-artigo-d-agua/pt-br.md, line 1: is not finished',
    'um-video-de-us-5.description" in es-es is not',
  ])
    expect(warnings).toContainEqual(expect.stringContaining(words))
})

test.each([
  'https://www.youtube.com/watch?v=aB3_x-Y9zQ0',
  'https://youtube.com/watch?app=desktop&v=aB3_x-Y9zQ0&t=42s',
  'https://m.youtube.com/watch?v=aB3_x-Y9zQ0&feature=share',
  'https://music.youtube.com/watch?v=aB3_x-Y9zQ0',
  'http://www.youtube.com/watch?v=aB3_x-Y9zQ0#t=1m',
  'youtube.com/watch?v=aB3_x-Y9zQ0',
  'WWW.YouTube.com/watch?list=PL1&v=aB3_x-Y9zQ0',
  'https://youtu.be/aB3_x-Y9zQ0?si=xyz',
  'https://www.youtube.com/embed/aB3_x-Y9zQ0?start=3',
  'https://www.youtube.com/shorts/aB3_x-Y9zQ0',
  'https://www.youtube.com/live/aB3_x-Y9zQ0?feature=shared',
  'https://www.youtube.com/v/aB3_x-Y9zQ0',
  'https://www.youtube-nocookie.com/embed/aB3_x-Y9zQ0',
  '<iframe width="560" src="https://www.youtube.com/embed/aB3_x-Y9zQ0?si=x" title="Um vídeo"></iframe>',
])('the video of %s is found', (address) => {
  expect(playerAddress(address)).toBe('https://www.youtube-nocookie.com/embed/aB3_x-Y9zQ0')
})

test.each([
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/@canal',
  'https://vimeo.com/123456789',
  'https://notyoutube.com/watch?v=aB3_x-Y9zQ0',
  'Um vídeo',
  '',
])('%j is asked again', (answer) => {
  expect(() => playerAddress(answer)).toThrow('is not the address of one video')
})

test('a file that is dropped on the terminal is found however its path is written', () => {
  const file = join(folderWith({ "a photo d'água (1).jpg": '' }), "a photo d'água (1).jpg")
  for (const written of [
    file,
    `"${file}"`,
    `'${file.replace("'", "'\\''")}'`,
    file.replace(/[ '()]/g, '\\$&'),
    pathToFileURL(file).href,
  ])
    expect(pathOf(written)).toBe(file)
  expect(pathOf('"C:\\Users\\Ana\\a b.jpg"')).toBe('/mnt/c/Users/Ana/a b.jpg')
})

test('what cannot be used is told in words, and asked again', async () => {
  const { article, picture } = entryKinds
  const ask = async (kind: typeof article, question: string, answer: string, before = {}) =>
    kind?.questions[question]?.read(answer, before)
  const file = join(folderWith({ 'a.heic': Buffer.from('0000001c6674797068656963', 'hex') }), 'a.heic')
  await expect(ask(article, 'picture', `'${file}'`)).rejects.toThrow('export HEIC photographs as JPEG')
  await expect(ask(article, 'picture', '/none.jpg')).rejects.toThrow('is no file')
  await expect(ask(article, 'title', '…')).rejects.toThrow('has no letters')
  await expect(ask(article, 'date', '14/05/2024')).rejects.toThrow('is not an existing date')
  await expect(ask(article, 'link', 'site.example')).rejects.toThrow('is not a web address')
  await expect(ask(picture, 'name', 'heroes/a')).rejects.toThrow('must be a folder (hero, ')
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
  ['hero/home', ['hero/home', 'hero-walk/home']],
  ['hero/stones', ['hero/stones']],
  ['hero-walk/home', ['hero-walk/home']],
])('%s is replaced in every window that shows it', (name, names) => {
  expect(withReplacements(name)).toEqual(names)
})

test('the slug of an entry is made from its title', () => {
  expect(slugOf('«Olá, água!» E já?')).toBe('ola-agua-e-ja')
})
