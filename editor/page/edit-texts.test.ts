import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { names } from '../../content/names'
import { type LocaleId, localeIds } from '../../locales/locales'
import { workIn } from '../../tests/temporary-folder'
import { unwritten } from '../unwritten'
import { fieldsOf, groupsOfWords, saveEdits, shownEdits } from './edit-texts'

const [source, target] = localeIds as [LocaleId, LocaleId]
const file = (locale: LocaleId) => `locales/${locale}/home.json`
const title = 'locales/*/home.json#home.title'
const video = 'content/videos.ts#all.one.title'
const module = `// A comment, and "odd"   spacing\nconst all = [{ id: 'one', title: { '${source}': 'Um {company}', '${target}': \`One of {company}\` } }]\n`

function begin() {
  workIn({
    [file(source)]: '{\n  "home.count": "Há {count} vagas",\n  "home.title": "Fale <b>com</b> a {company}"\n}\n',
    [file(target)]: '{\n  "home.count": "{count} seats",\n  "home.title": "Talk <b>to</b> {company}"\n}\n',
    'content/videos.ts': module,
    [`content/news/a/${target}.md`]: 'A **bold** [link](/contato) of {ceo}.\n',
    'editor/.keep': '',
  })
}

test('a text is known by the words that a page shows', () => {
  begin()
  const shown = [`Talk to ${names.company}`, '12 seats', `One of ${names.company}`, `A bold link of ${names.ceo}.`, 'Anything else']
  expect(groupsOfWords(target, shown)).toEqual([[title], ['locales/*/home.json#home.count'], [video], ['content/news/a/*.md#1'], []])
})

test('a text is opened in every language, with its place', () => {
  begin()
  expect(fieldsOf(title)).toMatchObject([
    { locale: source, words: 'Fale <b>com</b> a {company}', file: file(source), line: 3 },
    { locale: target, words: 'Talk <b>to</b> {company}', file: file(target), line: 3 },
  ])
})

describe('words that are saved', () => {
  const edit = (words: string) => ({ [target]: { words, read: 'Talk <b>to</b> {company}' } })

  test('change their message and nothing else', () => {
    begin()
    const before = readFileSync(file(target), 'utf8')
    expect(saveEdits(title, edit('Write <b>to</b> {company}'))).toMatchObject({ changes: [{ group: title, locale: target, before: 'Talk <b>to</b> {company}', after: 'Write <b>to</b> {company}' }] })
    expect(readFileSync(file(target), 'utf8')).toBe(before.replace('Talk', 'Write'))
  })

  test('change their field of a module and nothing else', () => {
    begin()
    saveEdits(video, { [target]: { words: 'Two ’ \\ of {company}', read: 'One of {company}' } })
    expect(readFileSync('content/videos.ts', 'utf8')).toBe(module.replace('One of', 'Two ’ \\\\ of'))
  })

  test.each([
    ['Write to {company}', 'lacks <b>'],
    ['Write <b>to {company}', 'opens a tag that is not closed'],
    ['', 'is empty'],
    [`Write <b>to</b> ${unwritten} {company}`, 'is not finished'],
  ])('are refused with the reason, and nothing is written: %s', (words, reason) => {
    begin()
    const before = readFileSync(file(target), 'utf8')
    expect(saveEdits(title, { ...edit(words), [source]: { words: 'Escreva <b>à</b> {company}', read: 'Fale <b>com</b> a {company}' } })).toEqual({
      refused: { [target]: [expect.stringContaining(reason)] },
      now: { [source]: 'Fale <b>com</b> a {company}', [target]: 'Talk <b>to</b> {company}' },
    })
    expect(readFileSync(file(target), 'utf8')).toBe(before)
    expect(readFileSync(file(source), 'utf8')).toContain('Fale')
  })

  test('are not laid over those of somebody else', () => {
    begin()
    writeFileSync(file(target), readFileSync(file(target), 'utf8').replace('Talk', 'Speak'))
    const saved = saveEdits(title, edit('Write <b>to</b> {company}'))
    expect(saved).toMatchObject({ refused: { [target]: [expect.stringContaining('was changed by somebody else meanwhile, to: Speak')] }, now: { [target]: 'Speak <b>to</b> {company}' } })
    expect(readFileSync(file(target), 'utf8')).toContain('Speak')
  })

  test('of a text that is gone are not said to be saved', () => {
    begin()
    expect(() => saveEdits('locales/*/home.json#home.gone', edit('Anything'))).toThrow('is not there any more')
  })

  test('of two editors of one file both stay', () => {
    begin()
    saveEdits(title, edit('Write <b>to</b> {company}'))
    saveEdits('locales/*/home.json#home.count', { [target]: { words: '{count} places', read: '{count} seats' } })
    expect(JSON.parse(readFileSync(file(target), 'utf8'))).toEqual({ 'home.count': '{count} places', 'home.title': 'Write <b>to</b> {company}' })
  })

  test('are shown with names filled in while they are written', () => {
    begin()
    expect(shownEdits(title, edit('Write <b>to</b> {company}'))[target]).toBe(`Write to ${names.company}`)
  })
})
