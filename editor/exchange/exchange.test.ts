import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { allTexts, groupOf } from '../texts.ts'
import { exportTexts, importTexts } from './exchange.ts'
import { readXliff, xliffOf } from './exchange-files.ts'

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
async function translated(edit: (text: string) => string, isOnlyNew = false) {
  const exported = await exportTexts(target, isOnlyNew)
  writeFileSync(exported.file, edit(readFileSync(exported.file, 'utf8')))
  return importTexts(exported.file)
}

test('all texts of the site are the same after a round trip', async () => {
  const units = allTexts()
    .filter(({ locale }) => locale === source)
    .map((text) => ({
      group: groupOf(text),
      source: text.words,
      target: `${text.words}!`,
      notes: ['a "note"', 'another'],
    }))
  const { units: back, locale } = await readXliff(await xliffOf(units, target))
  expect(locale).toBe(target)
  expect(back).toEqual(units.map((unit) => ({ ...unit, notes: [] })))
})

describe('an import', () => {
  test('writes a changed text, but nothing else in its file', async () => {
    begin()
    const { changed, unknown } = await translated((text) => text.replace('Talk to us', 'Write to us'))
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
  ])('%s changes nothing', async (_, edit) => {
    begin()
    expect(await translated(edit)).toEqual({ changed: [], unknown: [] })
  })

  test('reports a text that the site does not have', async () => {
    begin()
    const { unknown } = await translated((text) => text.replaceAll('home.title', 'home.titel'))
    expect(unknown).toEqual(['locales/*/home.json#home.titel'])
  })

  test('adds a missing message at its position', async () => {
    const { 'home.intro': _, ...lacking } = messages[target] as Record<string, string>
    begin({ [file(target)]: json(lacking) })
    await translated((text) => text.replace('<target></target>', '<target>New</target>'), true)
    expect(JSON.parse(readFileSync(file(target), 'utf8'))).toEqual({ ...messages[target], 'home.intro': 'New' })
  })

  test.each([
    [
      'a language that the site does not have',
      (text: string) => text.replace(/trgLang="[^"]*"/, 'trgLang="fr-FR"'),
      'fr-FR',
    ],
    ['a truncated file', (text: string) => text.slice(0, -200), 'truncated'],
    ['an earlier version of XLIFF', (text: string) => text.replace('version="2.0"', 'version="1.2"'), 'not XLIFF 2.0'],
  ])('refuses %s', async (_, edit, words) => {
    begin()
    await expect(translated(edit)).rejects.toThrow(words)
  })

  test('reports a missing file', async () => {
    begin()
    await expect(importTexts('translations/none.xlf')).rejects.toThrow('There is no file translations/none.xlf.')
  })
})

describe('an export of new texts only contains', () => {
  const newGroups = async () => {
    const exported = await exportTexts(target, true)
    if (exported.count === 0) return []
    const { units } = await readXliff(readFileSync(exported.file, 'utf8'))
    return units.map(({ group }) => group)
  }
  const write = (locale: LocaleId, title: string) =>
    writeFileSync(file(locale), json({ ...messages[locale], 'home.title': title }))
  const title = 'locales/*/home.json#home.title'

  test.each(['TODO', `⟦${target}⟧ Fale com a gente`])('unfinished texts: %s', async (words) => {
    begin()
    write(target, words)
    expect(await newGroups()).toEqual([title])
  })

  test('a translation older than its source, until it changes as well or returns from a translator', async () => {
    begin()
    await exportTexts(target, false)
    expect(await newGroups()).toEqual([])
    write(source, 'Escreva')
    expect(await newGroups()).toEqual([title])
    write(target, 'Write')
    expect(await newGroups()).toEqual([])
    write(target, 'Talk to us')
    expect(await newGroups()).toEqual([title])
    await importTexts(`translations/${target}-new.xlf`)
    expect(await newGroups(), 'the translator kept it unchanged').toEqual([])
  })
})
