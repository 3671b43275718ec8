import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importModule } from '../check.ts'
import { allTexts, groupOf } from '../texts.ts'
import { markedTexts, numberOf, withoutMarks } from './marked-texts.ts'
import { markOf, numbersIn, unmarked } from './marks.ts'

const render = async (plugins = [markedTexts()]) =>
  (await importModule<typeof import('../testing/rendered-pages.ts')>('testing/rendered-pages.ts', undefined, plugins))
    .renderedPages

/** Ignores the differences around texts that end with emphasis, whose mark stands alone. */
const shown = (pages: Record<string, string>) =>
  Object.entries(unmarked(pages)).map(([path, html]) => [path, html.replaceAll('<!-- -->', '').replaceAll(',""', '')])

test('marks are the only difference in a marked page, and each identifies a text', async () => {
  const [marked, plain] = [await render(), await render([])]
  expect(shown(marked)).toEqual(shown(plain))
  const known = new Set(allTexts().map((text) => numberOf(groupOf(text))))
  for (const [path, html] of Object.entries(marked)) {
    const numbers = numbersIn(html)
    expect(numbers.length, path).toBeGreaterThan(20)
    expect(
      numbers.filter((number) => !known.has(number)),
      path,
    ).toEqual([])
  }
})

test.each(Object.entries(withoutMarks))('%s exports %s, which receives texts without marks', (file, name) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (async )?function ${name}\\(`))
})

test('no two texts have the same mark', () => {
  const groups = new Set(allTexts().map(groupOf))
  expect(new Set([...groups].map(numberOf)).size).toBe(groups.size)
})

test.each([0, 1, 0x8000_0000, 0xffff_ffff])('the mark of %i can be read and removed, even next to others', (number) => {
  expect(numbersIn(`a${markOf(number)}b${markOf(7)}${markOf(8)}`)).toEqual([number, 7, 8])
  expect(unmarked([`a${markOf(number)}b`])).toEqual(['ab'])
})
