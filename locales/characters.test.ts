import { expect, test } from 'vitest'
import { characterError } from './characters.ts'

test.each([
  'São Paulo: R$ 1.234,50 – “não” · ação…',
  '¿Qué? ¡Sí! n.º 3, «año» — 5 × 4 = 20',
  'Mr Smith’s e-mail\u00a0at\u202f9\u00a0% © 2026 ™ €\tÿŠž',
])('%j can be read', (text) => {
  expect(characterError(text)).toBeUndefined()
})

test.each([
  ['an accent apart', 'Sa\u0303o', 'U+0303'],
  ['a line separator', 'a\u2028b', 'U+2028'],
  ['a zero-width space', 'a\u200bb', 'U+200B'],
  ['a hyphen that does not break', 'e‑mail', 'U+2011'],
  ['an emoji', 'Oi 🚀', 'U+1F680'],
  ['a letter of another script', 'Теcto', 'U+0422'],
  ['a sign that the fonts lack', '5 × 4 ≠ 21', 'U+2260'],
  ['a control character', 'a\u0007b', 'U+0007'],
  ['a letter in the wrong encoding', 'SÃ£o', 'Ã£'],
])('%s is refused', (_, text, words) => {
  expect(characterError(text)).toContain(words)
})
