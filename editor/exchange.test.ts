import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../locales/locales'
import { workIn } from '../tests/temporary-folder'
import { exportTexts, importTexts } from './exchange'
import { readXliff, xliffOf } from './exchange-files'
import { textFiles, textsIn } from './texts'
import { translationsInto } from './translated'

const [source, target] = localeIds as [LocaleId, LocaleId]
const messages = {
  [source]: { 'home.intro': 'Em {pilotWeeks} semanas, <em>de verdade</em>.', 'home.seats': '{count, plural, one {# vaga} other {# vagas}}', 'home.title': 'Fale com a gente' },
  [target]: { 'home.intro': 'In {pilotWeeks} weeks, <em>for real</em>.', 'home.seats': '{count, plural, one {# seat} other {# seats}}', 'home.title': 'Talk to us' },
}
const file = (locale: LocaleId) => `locales/${locale}/home.json`
const module = `export const all = [{ id: 'one', title: { '${source}': 'Um texto', '${target}': 'It’s a "text"' } }] // stays\n`

function begin(changed: Record<string, string> = {}) {
  workIn({
    [file(source)]: `${JSON.stringify(messages[source], null, 2)}\n`,
    [file(target)]: `${JSON.stringify(messages[target], null, 2)}\n`,
    'content/videos.ts': module,
    'editor/.keep': '',
    ...changed,
  })
}

/** What comes back from a translator who has exchanged words. */
async function translated(edit: (text: string) => string, only: 'all' | 'new' = 'all') {
  const exported = await exportTexts(target, { only })
  writeFileSync(exported.file, edit(readFileSync(exported.file, 'utf8')))
  return importTexts(exported.file)
}

test('all texts of the site are the same after a round trip', async () => {
  const texts = textFiles().flatMap((file) => textsIn(file))
  for (const locale of localeIds.slice(1, 2)) {
    const units = translationsInto(locale, texts).map(({ group, source, translation }) => ({ group, source: source.words, target: translation?.words ?? '', notes: ['a "note"', 'another'] }))
    const { units: back, locale: into } = await readXliff(await xliffOf(units, locale))
    expect(into).toBe(locale)
    expect(back.map(({ group, source, target }) => [group, source, target])).toEqual(units.map(({ group, source, target }) => [group, source, target]))
  }
})

describe('an import', () => {
  test('a changed text is written, and nothing else in its file', async () => {
    begin()
    const { changed, refused } = await translated((text) => text.replace('Talk to us', 'Write to us'))
    expect(refused).toEqual([])
    expect(changed).toEqual([{ group: 'locales/*/home.json#home.title', before: 'Talk to us', after: 'Write to us' }])
    expect(readFileSync(file(target), 'utf8')).toBe(`${JSON.stringify({ ...messages[target], 'home.title': 'Write to us' }, null, 2)}\n`)
    expect(readFileSync('content/videos.ts', 'utf8')).toBe(module)
  })

  test('an unchanged file changes nothing', async () => {
    begin()
    expect(await translated((text) => text)).toMatchObject({ changed: [], refused: [] })
  })

  test('a field of the content is written with its quotes', async () => {
    begin()
    await translated((text) => text.replace('It’s a', "It's\\a"))
    expect(textsIn('content/videos.ts').at(-1)?.words).toBe('It\'s\\a "text"')
    expect(readFileSync('content/videos.ts', 'utf8')).toContain('// stays')
  })
})

test.each([
  ['a number that the site fills in', 'In {pilotWeeks} weeks', 'In six weeks', 'lacks {pilotWeeks}'],
  ['a tag', '&lt;em&gt;for real&lt;/em&gt;', 'for real', 'lacks <em>'],
  ['a plural', '{count, plural, one {# seat} other {# seats}}', 'seats', 'lacks {count, plural}'],
  ['the name of a placeholder', '# seats', '{cuenta} seats', 'has {cuenta}'],
  ['the end of a tag', '&lt;/em&gt;', '', 'opens a tag that is not closed'],
])('%s that is lost in translation is refused by name, and the text stays', async (_, before, after, words) => {
  begin()
  const { changed, refused } = await translated((text) => text.replace(new RegExp(`(<target>[^\\n]*?)${before.replace(/[{}]/g, '\\$&')}`), `$1${after}`))
  expect(changed).toEqual([])
  expect(refused).toEqual([expect.stringContaining(words)])
  expect(JSON.parse(readFileSync(file(target), 'utf8'))).toEqual(messages[target])
})

test('only what is new or older than its text is exported on request, and a missing message is added in its place', async () => {
  const { 'home.seats': _, ...lacking } = messages[target] as Record<string, string>
  begin({ [file(target)]: `${JSON.stringify(lacking, null, 2)}\n` })
  const { changed } = await translated((text) => {
    expect(text).not.toContain('home.title')
    return text.replace('<target></target>', '<target>{count, plural, one {# place} other {# places}}</target>')
  }, 'new')
  expect(changed).toHaveLength(1)
  expect(readFileSync(file(target), 'utf8')).toBe(`${JSON.stringify({ ...messages[target], 'home.seats': '{count, plural, one {# place} other {# places}}' }, null, 2)}\n`)
})

test('a text that the site does not have is refused', async () => {
  begin()
  const { refused } = await translated((text) => text.replaceAll('home.title', 'home.titel').replace('Talk to us', 'Write'))
  expect(refused).toEqual([expect.stringContaining('is no text of the site')])
})

test.each([
  ['a language that the site does not have', (text: string) => text.replace(/trgLang="[^"]*"/, 'trgLang="fr-FR"'), 'fr-FR'],
  ['a file that was cut off', (text: string) => text.slice(0, -200), 'cut off'],
  ['an earlier XLIFF', (text: string) => text.replace('version="2.0"', 'version="1.2"'), 'no XLIFF 2.0'],
])('%s is refused', async (_, edit, words) => {
  begin()
  await expect(translated(edit)).rejects.toThrow(words)
})

test('a file that is not there is said to be missing', async () => {
  begin()
  await expect(importTexts('translations/none.xlf')).rejects.toThrow('There is no file translations/none.xlf.')
})
