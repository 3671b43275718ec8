import { rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { pictureNames } from '../content/picture-names.ts'
import { checkInProcess, copyForCheck } from './check.ts'
import { kinds, slugOf } from './new.ts'
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
    'um-video.description" in es-es is not',
  ])
    expect(warnings).toContainEqual(expect.stringContaining(words))
})

test('the slug of an entry is made from its title', () => {
  expect(slugOf('«Olá, água!» E já?')).toBe('ola-agua-e-ja')
})
