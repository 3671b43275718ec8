import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { copyForCheck } from './run-check.ts'
import { allTexts, groupOf } from './texts.ts'
import { exportTexts, readTranslations } from './translate.ts'
import { readXliff, xliffOf } from './xliff.ts'

const [source, target] = localeIds as [LocaleId, LocaleId]
const messages = {
  [source]: { 'home.intro': 'Em {pilotWeeks} semanas, <em>de verdade</em>.', 'home.title': 'Fale com a gente' },
  [target]: { 'home.intro': 'In {pilotWeeks} weeks, <em>for real</em>.', 'home.title': 'Talk to us' },
}
const file = (locale: LocaleId) => `locales/${locale}.json`
const json = (all: object) => `${JSON.stringify(all, null, 2)}\n`
const content = `export const videos = [{ id: 'one', title: { '${source}': 'Um texto', '${target}': 'It’s a "text"' } }]\n`

const site = {
  [file(source)]: json(messages[source] as object),
  [file(target)]: json(messages[target] as object),
  'content/videos.ts': content,
}

/** Simulates a translator who replaces texts. @returns what was taken back */
function translated(edit: (text: string) => string, encode: (text: string) => Buffer = Buffer.from): string[] {
  workIn(site)
  const exported = exportTexts(target)
  const { changes, changed, outdated } = readTranslations(encode(edit(readFileSync(exported.file, 'utf8'))))
  expect(outdated).toEqual([])
  const before = readFileSync(file(target), 'utf8')
  const after = JSON.parse(changes[0]?.after ?? before)
  const replaced = before.replace('"Talk to us"', () => JSON.stringify(after['home.title']))
  expect(changes).toEqual(changed.length === 0 ? [] : [{ file: file(target), before, after: replaced }])
  return changed.map(({ group }) => `${group}: ${after['home.title']}`)
}

test('all texts of the site are the same after a round trip', () => {
  const units = allTexts()
    .filter(({ locale }) => locale === source)
    .map((text) => ({ group: groupOf(text), source: text.words, target: `${text.words}!` }))
  expect(readXliff(Buffer.from(xliffOf(units, target)))).toEqual({ units, locale: target })
})

test('an export replaces no file whose translations were not imported', () => {
  workIn(site)
  const exported = exportTexts(target)
  expect(exportTexts(target)).toEqual(exported)
  const translation = readFileSync(exported.file, 'utf8').replace('Talk to us', 'Write to us')
  writeFileSync(exported.file, translation)
  expect(() => exportTexts(target)).toThrow('has translations that the site lacks')
  expect(readFileSync(exported.file, 'utf8')).toBe(translation)
})

const segment = (words: string, source = 'Fale com a gente') =>
  `<segment><source>${source}</source><target>${words}</target></segment>`
const segments = (all: string) => (text: string) => text.replace(/<segment>\s*<source>Fale.*?<\/segment>/s, all)

describe('an import', () => {
  const title = 'locales/*.json#home.title'

  test.each([
    ['of an unchanged file', (text: string) => text, []],
    ['of a text left empty', (text: string) => text.replace('>Talk to us<', '><'), []],
    ['of a changed text', (text: string) => text.replace('Talk to us', 'Write &amp; go'), [`${title}: Write & go`]],
    [
      'of two segments',
      segments(
        `${segment('One.', 'Fale com')}<ignorable><source> </source></ignorable>${segment('Two.', '\n a  gente')}`,
      ),
      [`${title}: One. Two.`],
    ],
    ['of a mark', segments(segment('One.<mrk id="m1" type="term"> Two</mrk>.')), [`${title}: One. Two.`]],
    ['of a wrapped text', segments(segment('\n    One\n    two.\n  ')), [`${title}: One two.`]],
    [
      'of spaces that count',
      segments(segment('One  two.').replace('<target', '<target xml:space="preserve"')),
      [`${title}: One  two.`],
    ],
    [
      'of what a program has put there to begin with',
      segments(segment('Fale').replace('<segment', '<segment state="initial"')),
      [],
    ],
    [
      'of a proposal',
      (text: string) =>
        text.replace(
          /<segment>\s*<source>Fale/,
          '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><source>a<ph id="1"/></source><target>b</target></m:match></m:matches>$&',
        ),
      [],
    ],
    [
      'of a namespace with a prefix',
      (text: string) =>
        text
          .replace('Talk to us', 'One')
          .replace('xmlns=', 'xmlns:x=')
          .replace(/<(\/?)(?=[a-z])/g, '<$1x:'),
      [`${title}: One`],
    ],
  ])('%s changes that text and nothing else', (_, edit, changed) => {
    expect(translated(edit)).toEqual(changed)
  })

  test('of a translation of other words leaves the text as it is, and names it', () => {
    workIn(site)
    const unit = { group: title, source: 'Escreva para nós', target: 'Write to us' }
    const { changes, outdated } = readTranslations(Buffer.from(xliffOf([unit], target)))
    expect([changes, outdated]).toEqual([[], [title]])
  })

  const declared = (encoding: string) => (text: string) =>
    text.replace('UTF-8', encoding).replace('Talk to us', 'Até já, “água”').replaceAll('\n', '\r\n')
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  test.each([
    ['UTF-16', utf16],
    ['UTF-16', (text: string) => utf16(text).swap16()],
    ['UTF-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('in %s, with other line ends, keeps each letter', (encoding, encode) => {
    expect(translated(declared(encoding), encode)).toEqual([`${title}: Até já, “água”`])
  })

  test('in another encoding is refused', () => {
    const latin1 = (text: string) => Buffer.from(text.replace(/[“”’]/g, ''), 'latin1')
    expect(() => translated(declared('ISO-8859-1'), latin1)).toThrow('neither in UTF-8 nor in UTF-16')
  })

  const into = (tag: string) => (text: string) => text.replace(/trgLang="[^"]*"/, `trgLang="${tag}"`)

  test.each([
    ['a language that the site does not have', into('la-VA'), 'la-VA'],
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

test.each([
  ['would find an error', '', 'has {ano}, which the other languages do not have: write {year}'],
  ['cannot read a file', '<<<<<<< HEAD', 'a merge conflict is marked here'],
])('nothing is written if the check of the site %s', (_, inArticle, words) => {
  const folder = copyForCheck()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [original, text] = [source, target].map((id) =>
    allTexts().find(({ locale, words }) => locale === id && words.includes('{year}')),
  )
  if (!original || !text) throw new Error('No text has a year.')
  const [article = ''] = globSync('content/news/*/*.md')
  if (inArticle) writeFileSync(join(folder, article), `${inArticle} \n`)
  const unit = { group: groupOf(text), source: original.words, target: text.words.replace('{year}', '{ano}') }
  const sent = join(folder, 'sent.xlf')
  writeFileSync(sent, xliffOf([unit], target))
  const args = ['editor/translate.ts', 'import', sent]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(stderr).toContain(words)
  expect(status).toBe(1)
  expect(changedIn(folder)).toEqual(inArticle ? [article] : [])
})

function changedIn(folder: string): string[] {
  return globSync('{content,locales}/**/*.{json,md,ts}').filter(
    (name) => readFileSync(join(folder, name), 'utf8') !== readFileSync(name, 'utf8'),
  )
}
