import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { pictureNames } from '../content/picture-names.ts'
import { checkInProcess, copyForCheck } from './check/check-in-process.ts'
import { kinds, slugOf } from './new.ts'
import { newLocale } from './new-locale.ts'
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
  video: { ...dated, title: 'Um vídeo', video: 'https://youtu.be/abc' },
}

test('a new entry of every kind is valid except for its unwritten texts', async () => {
  workInCopy()
  const names: string[] = [...pictureNames]
  for (const [name, { files, picture, isTaken }] of Object.entries(kinds)) {
    expect(isTaken(`um-${name}`)).toBe(false)
    writeFormatted(files(`um-${name}`, answers[name] ?? {}))
    expect(isTaken(`um-${name}`)).toBe(true)
    names.push(picture(`um-${name}`))
  }
  writeFileSync('content/picture-names.ts', `export const pictureNames = ${JSON.stringify(names)} as const\n`)
  const { errors, warnings } = await checkInProcess()
  expect(errors).toEqual([])
  for (const words of [
    'content/news/um-article/pt-br.md, line 1: is not finished',
    'um-video.description.es-es" is not',
  ])
    expect(warnings).toContainEqual(expect.stringContaining(words))
})

test('the slug of an entry is made from its title', () => {
  expect(slugOf('«Olá, água!» E já?')).toBe('ola-agua-e-ja')
})

test('each file to be translated for a new language is reported once and formatted', async () => {
  workInCopy()
  newLocale('fr-fr')
  const files = globSync('{content,locales}/**/*.{ts,json,md}').filter((file) =>
    /⟦[a-z-]+⟧/.test(readFileSync(file, 'utf8')),
  )
  const { errors } = await checkInProcess()
  const reported = errors.map((error) => error.split(':')[0])
  // The flag is still missing.
  expect(reported.sort()).toEqual([...files, 'public/flags/fr.webp'].sort())
  expect(spawnSync('node_modules/.bin/biome', ['check', 'content', 'locales'], { encoding: 'utf8' })).toMatchObject({
    status: 0,
  })
  expect(readFileSync('content/claims/company-facts.ts', 'utf8')).toContain("'fr-fr': 18_000 /* ⟦fr-fr⟧ */")
})
