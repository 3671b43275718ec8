import { expect, test } from 'vitest'
import { codeErrors, errorsIn } from './code.ts'

test.each([
  ['words', '<p>\n  Hello there\n</p>', 'line 2: the text "Hello there" is hard-coded'],
  ['words in an attribute', '<img alt="A house" />', 'line 1: the text "A house" is hard-coded (alt)'],
  ['a colour', '<p style={{ color: "#ff0000" }} />', 'line 1: "#ff0000" is a color'],
  ['a colour in a class', '<p className="flex text-[#f00]" />', 'is a color'],
])('%s in code', (_, source, words) => {
  expect(errorsIn('pages/a.tsx', `export const a = ${source}`)).toEqual([expect.stringContaining(words)])
})

test.each([
  '<p>{words} · {more}</p>',
  '<img alt="" />',
  '<a href="#top" title={words} />',
  '<p className="text-ink" id="alert" />',
])('nothing is wrong with %s', (source) => {
  expect(errorsIn('pages/a.tsx', `export const a = ${source}`)).toEqual([])
})

test('the code of the site is free of both', () => {
  expect(codeErrors()).toEqual([])
})
