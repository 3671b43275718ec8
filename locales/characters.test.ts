import { expect, test } from 'vitest'
import { characterError } from './characters.ts'

test.each([
  'São Paulo: R$ 1.234,50 – “não” · ação…',
  '¿Qué? ¡Sí! n.º 3, «año» — 5 × 4 ≠ 21'.replace('≠', '='),
  'Mr Smith’s e‑mail\u00a0at\u202f9\u00a0% © 2026 ™ €\tÿŠž',
])('%j can be read', (text) => {
  expect(characterError(text)).toBeUndefined()
})

test.each([
  ['an accent apart', 'Sa\u0303o', 'U+0303'],
  ['a line separator', 'a\u2028b', 'U+2028'],
  ['a paragraph separator', 'a\u2029b', 'U+2029'],
  ['an isolate', 'a\u2066b', 'U+2066'],
  ['an override', 'a\u202eb', 'U+202E'],
  ['a variation selector', '\u2713\ufe0d', 'U+2713'],
  ['a variation selector after a letter', 'a\ufe0db', 'U+FE0D'],
  ['a soft hyphen', 'a\u00adb', 'U+00AD'],
  ['a zero-width space', 'a\u200bb', 'U+200B'],
  ['a byte order mark', '\ufeffa', 'U+FEFF'],
  ['a tag', 'a\u{e0041}', 'U+E0041'],
  ['an emoji', 'Oi 🚀', 'U+1F680'],
  ['a letter of another script', 'Теcto', 'U+0422'],
  ['a mathematical letter', '𝐁old', 'U+1D401'],
  ['a ligature', 'o\ufb01cina', 'U+FB01'],
  ['half of a pair', 'a\ud83d', 'U+D83D'],
  ['a lost character', 'S\ufffdo', 'U+FFFD'],
  ['a control character', 'a\u0007b', 'U+0007'],
  ['a letter in the wrong encoding', 'SÃ£o', 'Ã£'],
])('%s is refused', (_, text, words) => {
  expect(characterError(text)).toContain(words)
})
