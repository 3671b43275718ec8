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

test('a page with marks differs from one without by nothing but these, and each leads to a text', async () => {
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

test.each(Object.entries(withoutMarks))('%s has the function %s, which is given texts without marks', (file, name) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (async )?function ${name}\\(`))
})

test('no two texts have the same mark', () => {
  const groups = new Set(allTexts().map(groupOf))
  expect(new Set([...groups].map(numberOf)).size).toBe(groups.size)
})

test.each([0, 1, 0x8000_0000, 0xffff_ffff])(
  'the mark of %i is read and taken away, beside others as well',
  (number) => {
    expect(numbersIn(`a${markOf(number)}b${markOf(7)}${markOf(8)}`)).toEqual([number, 7, 8])
    expect(unmarked([`a${markOf(number)}b`])).toEqual(['ab'])
  },
)
