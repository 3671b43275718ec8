import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from './check'
import { slugOf } from './entry-names'
import { writeWhole } from './files'
import { kinds } from './new-entries'
import { workInCopy } from './testing/copy'

const answers: Record<string, Record<string, string>> = {
  article: { title: "Um artigo d'água", slug: 'um-artigo', date: '2024-05-14', brand: 'Jornal', link: 'https://site.example/x', picture: 'photo.jpg' },
  case: { title: 'Um caso', slug: 'um-caso', client: 'nimbora', service: 'web', date: '2024-05-14' },
  video: { title: 'Um vídeo', slug: 'um-video', date: '2024-05-14', video: 'https://youtu.be/abc' },
}

test('an entry of every kind is well formed: only its words are left to write', async () => {
  const folder = workInCopy()
  const pictures = JSON.parse(readFileSync('content/pictures.json', 'utf8'))
  const [like] = Object.values(pictures)
  for (const [kind, { changes, picture }] of Object.entries(kinds)) {
    const given = answers[kind] ?? {}
    for (const [file, text] of Object.entries(changes(given))) writeWhole(file, text)
    pictures[picture(given).name] = like
  }
  writeFileSync('content/pictures.json', JSON.stringify(pictures))
  const { faults } = await check(folder)
  expect(faults.filter((fault) => !/is not finished/.test(fault))).toEqual([])
})

test.each([
  ['IA no dia a dia: um expediente', 'ia-no-dia-a-dia-um-expediente'],
  ['  Água & Vento!  ', 'agua-vento'],
])('the address of "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
