import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { allTexts, groupOf } from './texts.ts'
import { exportTexts, importTexts } from './translate.ts'
import { readXliff, xliffOf } from './xliff.ts'

const [source, target] = localeIds as [LocaleId, LocaleId]
const messages = {
  [source]: { 'home.intro': 'Em {pilotWeeks} semanas, <em>de verdade</em>.', 'home.title': 'Fale com a gente' },
  [target]: { 'home.intro': 'In {pilotWeeks} weeks, <em>for real</em>.', 'home.title': 'Talk to us' },
}
const file = (locale: LocaleId) => `locales/${locale}/home.json`
const json = (all: object) => `${JSON.stringify(all, null, 2)}\n`
const module = `export const all = [{ id: 'one', title: { '${source}': 'Um texto', '${target}': 'It’s a "text"' } }] // stays\n`

/** Simulates a translator who replaces texts. @returns what was taken back */
function translated(edit: (text: string) => string): string[] {
  workIn({
    [file(source)]: json(messages[source] as object),
    [file(target)]: json(messages[target] as object),
    'content/videos.ts': module,
  })
  const exported = exportTexts(target)
  writeFileSync(exported.file, edit(readFileSync(exported.file, 'utf8')))
  const before = readFileSync(file(target), 'utf8')
  const { changed, unknown } = importTexts(exported.file)
  expect(unknown).toEqual([])
  expect(readFileSync('content/videos.ts', 'utf8')).toBe(module)
  const title = JSON.parse(readFileSync(file(target), 'utf8'))['home.title']
  expect(readFileSync(file(target), 'utf8')).toBe(before.replace('Talk to us', title))
  return changed.map(({ group }) => `${group}: ${title}`)
}

test('all texts of the site are the same after a round trip', () => {
  const units = allTexts()
    .filter(({ locale }) => locale === source)
    .map((text) => ({ group: groupOf(text), source: text.words, target: `${text.words}!` }))
  expect(readXliff(xliffOf(units, target))).toEqual({ units, locale: target })
})

const segment = (words: string) => `<segment><source>a</source><target>${words}</target></segment>`
const segments = (all: string) => (text: string) => text.replace(/<segment>\s*<source>Fale.*?<\/segment>/s, all)

describe('an import', () => {
  const title = 'locales/*/home.json#home.title'

  test.each([
    ['of an unchanged file', (text: string) => text, []],
    ['of a text left empty', (text: string) => text.replace('>Talk to us<', '><'), []],
    ['of a changed text', (text: string) => text.replace('Talk to us', 'Write &amp; go'), [`${title}: Write & go`]],
    ['of a raw text', (text: string) => text.replace('Talk to us', '<![CDATA[A & B]]>'), [`${title}: A & B`]],
    [
      'of two segments',
      segments(`${segment('One.')}<ignorable><source> </source></ignorable>${segment('Two.')}`),
      [`${title}: One. Two.`],
    ],
    ['of a mark', segments(segment('One.<mrk id="m1" type="term"> Two</mrk>.')), [`${title}: One. Two.`]],
  ])('%s changes that text and nothing else', (_, edit, changed) => {
    expect(translated(edit)).toEqual(changed)
  })

  const into = (tag: string) => (text: string) => text.replace(/trgLang="[^"]*"/, `trgLang="${tag}"`)

  test.each([
    ['a language that the site does not have', into('fr-FR'), 'fr-FR'],
    ['the source language as target', into('pt-BR'), 'into "pt-BR"'],
    ['a text that appears twice', (text: string) => text.replace(/<unit.*?<\/unit>/s, '$&$&'), 'appears twice'],
    ['two translations', (text: string) => text.replace(/<target>.*?<\/target>/, '$&$&'), 'two <target>s'],
    ['a truncated file', (text: string) => text.slice(0, -200), 'truncated'],
    ['a code in place of words', segments(segment('One <ph id="1"/>')), '<ph> in place of words'],
    ['half a translation', segments(segment('One.') + segment('')), 'only 1 of its 2 segments'],
  ])('refuses %s', (_, edit, words) => {
    expect(() => translated(edit)).toThrow(words)
  })
})
