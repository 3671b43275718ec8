import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { allTexts, groupOf } from '../texts.ts'
import { exportTexts, importTexts } from './exchange.ts'
import { readXliff, xliffOf } from './xliff.ts'

const [source, target] = localeIds as [LocaleId, LocaleId]
const messages = {
  [source]: {
    'home.intro': 'Em {pilotWeeks} semanas, <em>de verdade</em>.',
    'home.seats': '{count, plural, one {# vaga} other {# vagas}}',
    'home.title': 'Fale com a gente',
  },
  [target]: {
    'home.intro': 'In {pilotWeeks} weeks, <em>for real</em>.',
    'home.seats': '{count, plural, one {# seat} other {# seats}}',
    'home.title': 'Talk to us',
  },
}
const file = (locale: LocaleId) => `locales/${locale}/home.json`
const json = (all: object) => `${JSON.stringify(all, null, 2)}\n`
const module = `export const all = [{ id: 'one', title: { '${source}': 'Um texto', '${target}': 'It’s a "text"' } }] // stays\n`

function begin(changed: Record<string, string> = {}) {
  workIn({
    [file(source)]: json(messages[source] as object),
    [file(target)]: json(messages[target] as object),
    'content/videos.ts': module,
    ...changed,
  })
}

/** Simulates a translator who replaces texts. */
function translated(edit: (text: string) => string, isOnlyNew = false) {
  const exported = exportTexts(target, isOnlyNew)
  writeFileSync(exported.file, edit(readFileSync(exported.file, 'utf8')))
  return importTexts(exported.file)
}

test('all texts of the site are the same after a round trip', () => {
  const units = allTexts()
    .filter(({ locale }) => locale === source)
    .map((text) => ({
      group: groupOf(text),
      source: text.words,
      target: `${text.words}!`,
      notes: ['a "note"', 'another'],
    }))
  const { units: back, locale } = readXliff(xliffOf(units, target))
  expect(locale).toBe(target)
  expect(back).toEqual(units.map((unit) => ({ ...unit, notes: [] })))
})

describe('an import', () => {
  test('writes a changed text, but nothing else in its file', () => {
    begin()
    const { changed, unknown } = translated((text) => text.replace('Talk to us', 'Write to us'))
    expect(unknown).toEqual([])
    expect(changed).toEqual([
      { group: 'locales/*/home.json#home.title', file: file(target), before: 'Talk to us', after: 'Write to us' },
    ])
    expect(readFileSync(file(target), 'utf8')).toBe(json({ ...messages[target], 'home.title': 'Write to us' }))
    expect(readFileSync('content/videos.ts', 'utf8')).toBe(module)
  })

  test.each([
    ['of an unchanged file', (text: string) => text],
    ['of a text that the translator has left empty', (text: string) => text.replace('>Talk to us<', '><')],
  ])('%s changes nothing', (_, edit) => {
    begin()
    expect(translated(edit)).toEqual({ changed: [], unknown: [] })
  })

  const segment = (words: string) => `<segment><source>a</source><target>${words}</target></segment>`

  test.each([
    ['in two segments', `${segment('One.')}<ignorable><source> </source></ignorable>${segment('Two.')}`],
    ['with a segment of a space', segment('One.') + segment(' ').replace('>a<', '> <') + segment('Two.')],
    ['with a mark', segment('One.<mrk id="m1" type="term"> Two</mrk>.')],
  ])('takes a text %s as a whole', (_, segments) => {
    begin()
    const { changed } = translated((text) => text.replace(/<segment>\s*<source>Fale.*?<\/segment>/s, segments))
    expect(changed.map(({ after }) => after)).toEqual(['One. Two.'])
  })

  test.each([
    [
      'a language that the site does not have',
      (text: string) => text.replace(/trgLang="[^"]*"/, 'trgLang="fr-FR"'),
      'fr-FR',
    ],
    [
      'the source language as target',
      (text: string) => text.replace(/trgLang="[^"]*"/, 'trgLang="pt-BR"'),
      'into "pt-BR"',
    ],
    ['a text that appears twice', (text: string) => text.replace(/<unit.*?<\/unit>/s, '$&$&'), 'appears twice'],
    ['a truncated file', (text: string) => text.slice(0, -200), 'truncated'],
    ['two translations of a text', (text: string) => text.replace(/<target>.*?<\/target>/, '$&$&'), 'two <target>s'],
    [
      'a group within a text',
      (text: string) => text.replace(/<segment>.*?<\/segment>/s, '<group id="g">$&</group>'),
      'has <group> around',
    ],
  ])('refuses %s', (_, edit, words) => {
    begin()
    expect(() => translated(edit)).toThrow(words)
  })
})

describe('an export of new texts only contains', () => {
  const newGroups = () => {
    const exported = exportTexts(target, true)
    if (exported.count === 0) return []
    const { units } = readXliff(readFileSync(exported.file, 'utf8'))
    return units.map(({ group }) => group)
  }
  const write = (locale: LocaleId, title: string) =>
    writeFileSync(file(locale), json({ ...messages[locale], 'home.title': title }))
  const title = 'locales/*/home.json#home.title'

  test('a translation older than its source, until it changes as well or returns from a translator', () => {
    begin()
    exportTexts(target, false)
    expect(newGroups()).toEqual([])
    write(source, 'Escreva')
    expect(newGroups()).toEqual([title])
    write(target, 'Write')
    expect(newGroups()).toEqual([])
    write(target, 'Talk to us')
    expect(newGroups()).toEqual([title])
    importTexts(`translations/${target}-new.xlf`)
    expect(newGroups(), 'the translator kept it unchanged').toEqual([])
  })
})
