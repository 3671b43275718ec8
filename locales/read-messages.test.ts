import { expect, test } from 'vitest'
import { readMessages } from './read-messages.ts'

const file = 'locales/pt-br.json'
const sound = '{\n  "a.b": "Um \\"dois\\"\\n",\n  "a.c": "Três"\n}\n'

test.each<[slip: string, from: string, to: string, place: number | string]>([
  ['a comma after the last message', '"Três"', '"Três",', 4],
  ['a missing comma', '\\n",', '\\n"', 3],
  ['curly quotes', '"Três"', '“Três”', '“Três”'],
  ['something else', sound, '[]', 1],
  ['nothing', sound, '', 'end'],
])('%s is reported with its place', (_, from, to, place) => {
  const source = sound.replace(from, () => to)
  expect(source).not.toBe(sound)
  expect(() => readMessages(file, source)).toThrow(typeof place === 'number' ? `${file}, line ${place}: ` : place)
})
