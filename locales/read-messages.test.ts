import { expect, test } from 'vitest'
import { readMessages } from './read-messages.ts'

const file = 'locales/pt-br.json'
const sound = '{\n  "a.b": "Um \\"dois\\"\\n",\n  "a.c": "Três"\n}\n'

test.each([sound, sound.replaceAll('\n', '\r\n'), '{"a.b":"Um \\"dois\\"\\n", "a.c":"Três"}'])('reads %j', (source) => {
  expect(readMessages(file, source)).toEqual({ 'a.b': 'Um "dois"\n', 'a.c': 'Três' })
})

test.each<[slip: string, from: string, to: string, place: number | string]>([
  ['a comma after the last message', '"Três"', '"Três",', 4],
  ['a missing comma', '\\n",', '\\n"', 3],
  ['a comment', '  "a.c"', '  // Dois\n  "a.c"', 3],
  ['curly quotes', '"Três"', '“Três”', '“Três”'],
  ['a tab', 'Três', 'Trê\ts', 3],
  ['a quote within a text', 'Três', 'Tr"ês', 3],
  ['a missing quote', '"Três"', '"Três', 3],
  ['something else', sound, '[]', 1],
  ['nothing', sound, '', 'end'],
])('%s is reported with its place', (_, from, to, place) => {
  const source = sound.replace(from, () => to)
  expect(source).not.toBe(sound)
  expect(() => readMessages(file, source)).toThrow(typeof place === 'number' ? `${file}, line ${place}: ` : place)
})
