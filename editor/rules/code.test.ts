import { expect, test } from 'vitest'
import { codeErrors, errorsIn } from './code.ts'

test.each([
  ['text', '<p>\n  Hello there\n</p>', 'line 2: the text "Hello there" is hard-coded'],
  ['text in an attribute', '<img alt="A house" />', 'line 1: the text "A house" is hard-coded (alt)'],
  ['a color', '<p style={{ color: "#ff0000" }} />', 'line 1: "#ff0000" is a color'],
  ['a color in a class', '<p className="flex text-[#f00]" />', 'is a color'],
])('%s in code', (_, source, words) => {
  expect(errorsIn('pages/a.tsx', `export const a = ${source}`)).toEqual([expect.stringContaining(words)])
})

test.each([
  '<p>{words} · {more}</p>',
  '<img alt="" />',
  '<a href="#top" title={words} />',
  '<p className="text-ink" id="alert" />',
])('accepts %s', (source) => {
  expect(errorsIn('pages/a.tsx', `export const a = ${source}`)).toEqual([])
})

test('the code of the site contains neither', () => {
  expect(codeErrors()).toEqual([])
})
