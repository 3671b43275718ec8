import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { addresses, attributes, contentOf, documentOf } from './built-site.ts'

/** What is for search engines, or shown by another page of the same data or after a click. */
const elsewhere = /head(Title|Description)$|bio$|attributes|^(page|item)\./

test.each(addresses)('every text that %s is given stands in its document', (address) => {
  const document = documentOf(address)
  const named = ['alt', 'aria-label', 'placeholder'].flatMap((name) => attributes(document, `[${name}]`, name))
  const written = document.querySelectorAll('body > :not(script)').map(({ textContent }) => textContent)
  const shown = [...written, ...named].map(letters).join('\n')
  const lost = textsIn(contentOf(address)).filter(
    ([place, text]) => !elsewhere.test(place) && !shown.includes(letters(parse(text).textContent)),
  )
  expect(lost).toEqual([])
})

test.each(addresses)('no link and no button of %s is empty to the eye', (address) => {
  const empty = documentOf(address)
    .querySelectorAll('a, button')
    .map(({ outerHTML }) => parse(outerHTML))
    .filter((control) => {
      for (const hidden of control.querySelectorAll('.sr-only')) hidden.remove()
      return !control.querySelector('img, svg') && letters(control.textContent) === ''
    })
  expect(empty.map(String)).toEqual([])
})

test('a number that is laid in stone stands in the words beside it', () => {
  const calls = addresses.flatMap((address) =>
    documentOf(address)
      .querySelectorAll('img[src^="/art/call/"]')
      .map((picture) => ({
        address,
        figure: /call\/(\d*)/.exec(picture.getAttribute('src') ?? '')?.[1] ?? '',
        words: picture.closest('section')?.textContent ?? '',
      })),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ figure, words }) => !words.includes(figure))).toEqual([])
})

const letters = (text: string) => text.replace(/\s+/g, '')

/** The texts in a value, each with its place; words without a space may be ids. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return /\S\s+\S/.test(value) ? [[place, value]] : []
  return Object.entries(Object(value)).flatMap(([key, part]) => textsIn(part, place ? `${place}.${key}` : key))
}
