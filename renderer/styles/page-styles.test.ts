import { expect, test } from 'vitest'
import { stylesOf } from './page-styles'

test('a class that a document escapes has its style', async () => {
  const css = await stylesOf('<ul class="lg:[&amp;&gt;li]:col-span-2"></ul>')
  expect(css).toContain('>li{grid-column:span 2/span 2}')
})

test('a class that no element has is left out', async () => {
  expect(await stylesOf('<p class="flex"></p>')).not.toContain('col-span')
})

test('a word of the text that is the name of a utility brings no style', async () => {
  expect(await stylesOf('<p class="flex">a grid of hidden blocks</p>')).toBe(await stylesOf('<p class="flex"></p>'))
})

test('the order of classes does not matter', async () => {
  expect(await stylesOf('<p class="flex grid"></p>')).toBe(await stylesOf('<p class="grid"></p><p class="flex"></p>'))
})

test('a document has the same style, whatever was rendered before it', async () => {
  const alone = await stylesOf('<p class="shadow-lg"></p>')
  await stylesOf('<p class="ordinal backdrop-blur"></p>')
  expect(await stylesOf('<p class="shadow-lg font-600"></p>')).not.toContain('--un-ordinal')
  expect(await stylesOf('<p class="shadow-lg"></p>')).toBe(alone)
})
