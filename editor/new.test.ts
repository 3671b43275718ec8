import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from './check.ts'
import { newLocale } from './new/new-locale.ts'
import { kinds, slugOf } from './new.ts'
import { workInCopy } from './testing/work-in-copy.ts'
import { writeFormatted } from './write-formatted.ts'

const answers: Record<string, Record<string, string>> = {
  article: {
    title: "Um artigo d'água",
    date: '2024-05-14',
    brand: 'Jornal',
    link: 'https://site.example/x',
    picture: 'photo.jpg',
  },
  video: { title: 'Um vídeo', date: '2024-05-14', video: 'https://youtu.be/abc' },
}

test('a new entry of every kind is valid except for its unwritten texts', async () => {
  const folder = workInCopy()
  const pictures = JSON.parse(readFileSync('content/pictures.json', 'utf8'))
  const [like] = Object.values(pictures)
  for (const [name, { files, picture }] of Object.entries(kinds)) {
    writeFormatted(files(`um-${name}`, answers[name] ?? {}))
    pictures[picture(`um-${name}`)] = like
  }
  writeFileSync('content/pictures.json', JSON.stringify(pictures))
  const { errors, warnings } = await check(folder)
  // The pictures are listed but not made.
  expect(errors.filter((error) => !error.startsWith('content/pictures.json'))).toEqual([])
  expect(warnings).toEqual(
    expect.arrayContaining([
      expect.stringContaining('content/news/um-article/pt-br.md, line 1: is not finished'),
      expect.stringContaining('field "um-video.description.es-es" is not finished'),
    ]),
  )
})

test('the slug of an entry is made from its title', () => {
  expect(slugOf('«Olá, água!» E já?')).toBe('ola-agua-e-ja')
})

test('each file to be translated for a new language is reported once and formatted', async () => {
  const folder = workInCopy()
  newLocale('fr-fr')
  const files = globSync('{content,locales}/**/*.{ts,json,md}').filter((file) =>
    /⟦[a-z-]+⟧/.test(readFileSync(file, 'utf8')),
  )
  const { errors } = await check(folder)
  const reported = errors.map((error) => error.split(':')[0])
  expect(reported.filter((file = '') => files.includes(file)).sort()).toEqual(files.sort())
  // The flag is still missing.
  expect(reported.filter((file = '') => !files.includes(file))).toEqual(['public/flags/fr.webp'])
  expect(spawnSync('node_modules/.bin/biome', ['check', 'content', 'locales'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
  })
  expect(readFileSync('content/claims/company-facts.ts', 'utf8')).toContain("'fr-fr': 18_000 /* ⟦fr-fr⟧ */")
})
