import { expect, test } from 'vitest'
import { readMessages } from './read-messages.ts'

const file = 'locales/pt-br/a.json'
const sound = '{\n  "a.b": "Um \\"dois\\"\\n",\n  "a.c": "Três"\n}\n'

test.each([sound, sound.replaceAll('\n', '\r\n'), '{"a.b":"Um \\"dois\\"\\n", "a.c":"Três"}'])('reads %j', (source) => {
  expect(readMessages(file, source)).toEqual({ 'a.b': 'Um "dois"\n', 'a.c': 'Três' })
})

test.each<[slip: string, from: string, to: string, line: number, words: string]>([
  ['a comma after the last message', '"Três"', '"Três",', 3, 'remove it'],
  ['a missing comma', '\\n",', '\\n"', 2, 'has no comma at its end'],
  ['a comment', '  "a.c"', '  // Dois\n  "a.c"', 3, 'has a comment'],
  ['a comment behind a message', '\\n",', '\\n", // Um', 2, 'has a comment'],
  ['single quotes', '"Três"', "'Três'", 3, 'other quotation marks'],
  ['curly quotes', '"Três"', '“Três”', 3, 'other quotation marks'],
  ['a tab', 'Três', 'Trê\ts', 3, 'has a tab'],
  ['a backslash', 'Três', '\\quatro', 3, 'has a backslash'],
  ['a quote within a text', 'Três', 'Tr"ês', 3, 'look for quotation marks'],
  ['a text over two lines', 'Três', 'Tr\nês', 3, 'look for quotation marks'],
  ['a missing quote', '"Três"', '"Três', 3, 'look for quotation marks'],
  ['a missing brace', '\n}\n', '', 3, '} is missing'],
  ['an unfinished file', '  "a.c": "Três"\n}\n', '', 2, 'no message follows'],
  ['a key that appears twice', 'a.c', 'a.b', 3, '"a.b" appears twice'],
  ['an invisible mark', '{', '\uFEFF{', 1, 'without BOM'],
  ['something else', sound, '[]', 1, 'must begin with {'],
  ['nothing', sound, '', 1, 'must begin with {'],
])('%s is reported with its line and what to do', (_, from, to, line, words) => {
  const source = sound.replace(from, () => to)
  expect(source).not.toBe(sound)
  for (const written of [source, source.replaceAll('\n', '\r\n')]) {
    expect(() => readMessages(file, written)).toThrow(`${file}, line ${line}: `)
    expect(() => readMessages(file, written)).toThrow(words)
  }
})
