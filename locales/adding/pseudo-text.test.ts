import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { pseudoText } from './pseudo-text'

const filler = /( [lórémípsúdátçñ]+)*$/

test.each([
  ['Fale com a gente', 'Fálé çóm á géñté'],
  ['Olá, {name}!', 'Ólá, {name}!'],
  [
    '{count, plural, =0 {Nenhuma} one {# vaga} other {# vagas}}',
    '{count, plural, =0 {Ñéñhúmá} one {# vágá} other {# vágás}}',
  ],
  ['Leia a <policy>política</policy>.', 'Léíá á <policy>pólítíçá</policy>.'],
  ['Um [link](/contato) e a@b.example', 'Úm [líñk](/contato) é a@b.example'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['{year}', '{year}'],
])('%s gets accents where it is text', (text, accented) => {
  const pseudo = pseudoText(text)
  expect(pseudo.replace(filler, '')).toBe(accented)
  expect(() => parse(pseudo)).not.toThrow()
})

test('the text is a third longer, or as long as it may be', () => {
  const text = 'A sua empresa precisa de software que dura e de gente que responde'
  expect(pseudoText(text).length / text.length).toBeCloseTo(1.35, 1)
  expect(pseudoText(text, 70).length).toBeLessThanOrEqual(70)
  expect(pseudoText(text, 10).length).toBe(text.length)
})
