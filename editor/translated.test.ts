import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../locales/locales'
import { workIn } from '../tests/temporary-folder'
import { type Text, textFiles, textsIn } from './texts'
import { recordTranslations, translationsInto } from './translated'

const [source, target] = localeIds as [LocaleId, LocaleId]
const sourceFile = `locales/${source}/home.json`
const targetFile = `locales/${target}/home.json`

const write = (file: string, words: string) => writeFileSync(file, JSON.stringify({ 'home.title': words }))
const texts = (): Text[] => textFiles().flatMap((file) => textsIn(file))
const isStale = () => translationsInto(target, texts()).map((each) => each.isStale)

function begin() {
  workIn({ [sourceFile]: '{"home.title": "Um"}', [targetFile]: '{"home.title": "One"}', 'editor/.keep': '' })
  recordTranslations(localeIds, texts())
}

test('a translation is stale once its text has changed, until it changes too', () => {
  begin()
  expect(isStale()).toEqual([false])
  write(sourceFile, 'Dois')
  expect(isStale()).toEqual([true])
  recordTranslations(localeIds, texts())
  expect(isStale(), 'taking down what there is mends nothing').toEqual([true])
  write(targetFile, 'Two')
  expect(isStale()).toEqual([false])
  recordTranslations(localeIds, texts())
  write(sourceFile, 'Três')
  expect(isStale()).toEqual([true])
})

test('a stale translation may be accepted as it is', () => {
  begin()
  write(sourceFile, 'Um!')
  recordTranslations(localeIds, texts(), ({ locale }) => locale === target)
  expect(isStale()).toEqual([false])
})

test('what has not changed is not written again', () => {
  begin()
  const before = readFileSync('editor/translated.json', 'utf8')
  recordTranslations(localeIds, texts())
  expect(readFileSync('editor/translated.json', 'utf8')).toBe(before)
})

test('a text without a translation is told', () => {
  begin()
  write(targetFile, 'One')
  writeFileSync(sourceFile, '{"home.intro": "Novo", "home.title": "Um"}')
  expect(translationsInto(target, texts()).map(({ translation }) => translation?.words)).toEqual([undefined, 'One'])
})

test('of each translation of the site it is taken down what it was made of (npm run content does so)', () => {
  const records = JSON.parse(readFileSync('editor/translated.json', 'utf8'))
  const missing = localeIds.filter((locale) => locale !== source).flatMap((locale) => translationsInto(locale, texts()).filter(({ group, translation }) => translation && !records[group]?.[locale]))
  expect(missing.map(({ group, locale }) => `${group} in ${locale}`)).toEqual([])
})
