import { expect, test } from 'vitest'
import { setLines } from './set-lines'

// Each letter is half as wide as it is high.
const measure = {
  width: 400,
  height: 200,
  sizes: [80, 60, 40, 20],
  lineHeight: 1,
  widthOf: (line: string) => line.length / 2,
}

test.each([
  ['a short title stands on one line, as large as can be', 'Contato', 80, ['Contato']],
  ['a longer one is broken rather than made small', 'Quem somos nós', 80, ['Quem somos', 'nós']],
  ['nothing stands on no line', '', 80, []],
  ['a long word makes the letters small', 'Desenvolvimento', 40, ['Desenvolvimento']],
])('%s', (_, text, size, lines) => {
  expect(setLines(text, measure)).toMatchObject({ size, lines })
})

test.each([
  ['no line ends on a little word', 'Fábrica de software', ['Fábrica', 'de software']],
  ['an abbreviation may end one', 'Produtos IA prontos', ['Produtos IA', 'prontos']],
  ['a pause is a good place to break', 'Design: telas claras', ['Design:', 'telas claras']],
  ['no short word stands alone', 'Criamos software bom', ['Criamos', 'software bom']],
  ['lines become shorter rather than longer', 'como trabalhamos juntos', ['como trabalhamos', 'juntos']],
  [
    'what its author keeps together stays together',
    'Monitoramento e suporte 24\u00a0h',
    ['Monitoramento', 'e suporte 24\u00a0h'],
  ],
])('%s', (_, text, lines) => {
  expect(setLines(text, { ...measure, height: 120, sizes: [50] }).lines).toEqual(lines)
})

test('every word of a long title is there, within the room', () => {
  const text = 'Rede de clínicas adota IA para marcar consultas e preencher os horários vagos da semana'
  const { lines, size } = setLines(text, measure)
  expect(lines.join(' ')).toBe(text)
  expect(Math.max(...lines.map(measure.widthOf)) * size).toBeLessThanOrEqual(measure.width)
  expect(lines.length * size).toBeLessThanOrEqual(measure.height)
})

test('words that fit in no size are an error, not cut', () => {
  expect(() => setLines('Paralelepípedo'.repeat(4), measure)).toThrow('too long for a share image')
})
