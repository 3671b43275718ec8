import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { writeChanges } from './changes.ts'
import { allTexts, textsIn, withWords } from './texts.ts'

const [source, target] = localeIds as [LocaleId, LocaleId]
const content = `import { define } from '../define.ts'

// It’s said: 'Um'
export const kept = define('content/videos.ts', schema, {
  kept: { title: { '${target}':   'Kept' } }, // Kept
  all: [
    { id: 'one', price: 18_000, title: { '${source}': 'Um', '${target}': 'It’s "one"' }, list: [{ '${target}': ["a", \`b\`] }] },
  ],
})
`
const files = {
  [`locales/${target}.json`]: '{\n  "home.intro": "Intro",\n  "home.title": "Title"\n}\n',
  'content/videos.ts': content,
  [`content/news/a/${target}.md`]: '## Heading\n\nA **bold** word.\n\n- one\n- two\n\n> a quote\n> in two lines\n',
}

const edit = (file: string, key: string, words: string) => {
  const text = textsIn(file).find((each) => each.key === key && each.locale === target)
  if (!text) throw new Error(`There is no ${key}.`)
  writeChanges(withWords([{ text, words }]))
  return readFileSync(file, 'utf8')
}

describe('edits', () => {
  test.each([
    ['a message', `locales/${target}.json`, 'home.title', 'The "title"', '"Title"', '"The \\"title\\""'],
    ['a field', 'content/videos.ts', 'all.one.title', "It's\\", `'It’s "one"'`, `"It's\\\\"`],
    ['a field of a value with a name', 'content/videos.ts', 'kept.title', 'Lost', "'Kept'", "'Lost'"],
    ['an item of a list', 'content/videos.ts', 'all.one.list.1.2', 'c', '`b`', "'c'"],
    ['a part of a long text', `content/news/a/${target}.md`, '4', 'three', '- two', '- three'],
  ])('of %s change nothing else in its file', (_, file, key, words, before, after) => {
    workIn(files)
    expect(edit(file, key, words)).toBe(files[file]?.replace(before, after))
  })

  test('of a paragraph of several lines, also in a checkout of Windows, do not touch the same words in a quote', () => {
    const file = `content/news/b/${target}.md`
    const source = '> one\r\n> two\r\n\r\none\r\ntwo\r\n'
    workIn({ [file]: source })
    expect(edit(file, '2', 'three')).toBe('> one\r\n> two\r\n\r\nthree\r\n')
  })

  test('of a quote with several lines are refused', () => {
    workIn(files)
    expect(() => edit(`content/news/a/${target}.md`, '5', 'x')).toThrow('spans several lines')
  })
})

test('what was saved meanwhile is not overwritten', () => {
  workIn(files)
  const [text = expect.fail()] = textsIn('content/videos.ts')
  const changes = withWords([{ text, words: 'Mine' }])
  writeFileSync('content/videos.ts', `${content}// theirs`)
  expect(() => writeChanges(changes)).toThrow('content/videos.ts: was saved by somebody else meanwhile')
  expect(readFileSync('content/videos.ts', 'utf8')).toBe(`${content}// theirs`)
})

test('every message and field of the site can be exchanged, and nothing else changes', () => {
  for (const [file, texts] of Map.groupBy(
    allTexts().filter(({ kind }) => kind !== 'markdown'),
    (text) => text.file,
  )) {
    const again = (words: string) => `Não “é” 'isto' \\ "\t\r\n ${words}`
    const edits = texts.map((text) => ({ text, words: again(text.words) }))
    expect(
      textsIn(file, withWords(edits)[0]?.after).map(({ words }) => words),
      file,
    ).toEqual(edits.map(({ words }) => words))
  }
})
