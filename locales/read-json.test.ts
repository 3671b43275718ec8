import { expect, test } from 'vitest'
import { readJson, readMessages } from './read-json.ts'

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
  ['an unfinished file', '  "a.c": "Três"\n}\n', '', 2, 'nothing follows'],
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

const nested =
  '[\n  {\n    "id": "um",\n    "price": 18000\n  },\n  {\n    "tags": [\n      "a",\n      "b"\n    ]\n  }\n]\n'

test.each<[slip: string, from: string, to: string, line: number, words: string]>([
  ['a comma after the last field', '18000', '18000,', 4, 'nothing follows it'],
  ['a comma after the last entry', '\n  }\n]', '\n  },\n]', 11, 'nothing follows it'],
  ['a missing comma between fields', '"um",', '"um"', 3, 'has no comma at its end'],
  ['a missing comma between entries', '},', '}', 5, 'has no comma at its end'],
  ['a missing comma in a list', '"a",', '"a"', 8, 'has no comma at its end'],
  ['a missing bracket', '\n    ]', '', 10, 'look for quotation marks, colons, commas and brackets'],
  ['a missing bracket at the end', '\n]\n', '\n', 11, '] is missing'],
  ['thousands with a comma', '18000', '18,000', 4, 'write thousands as in 18000'],
  ['thousands with an underscore', '18000', '18_000', 4, 'write thousands as in 18000'],
  ['a field that appears twice', '"price"', '"id"', 4, '"id" appears twice'],
])('%s of content is reported with its line and what to do', (_, from, to, line, words) => {
  const read = () => readJson('content/a.json', nested.replace(from, to))
  expect(read).toThrow(`content/a.json, line ${line}: `)
  expect(read).toThrow(words)
})
