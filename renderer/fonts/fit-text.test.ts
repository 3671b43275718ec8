import { expect, test } from 'vitest'
import { lineBreaker } from './fit-text.ts'

/** Each letter is 1 wide. */
const linesOf = (words: string, width: number) => lineBreaker(words, (part) => part.length)(width)

test.each([
  ['one line where it fits', 'Contato', 10, ['Contato']],
  ['nothing stands on no line', '', 10, []],
  ['lines of about one length', 'duas linhas quase iguais', 22, ['duas linhas', 'quase iguais']],
  ['no line ends on a little word', 'Produtos de IA prontos', 12, ['Produtos', 'de IA', 'prontos']],
  ['an abbreviation may end one', 'Produtos IA disponíveis', 12, ['Produtos IA', 'disponíveis']],
  ['what its author keeps together', 'Suporte contínuo 24\u00a0h', 16, ['Suporte', 'contínuo 24 h']],
  ['a word that is too wide fits nowhere', 'Desenvolvimento', 14, undefined],
])('%s', (_, words, width, lines) => {
  expect(linesOf(words, width)?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines)
})
