import { expect, test } from 'vitest'
import { stylesOf as allStylesOf } from './view-styles'

const stylesOf = async (strings: string[]) => (await allStylesOf(strings)).css

test('a class has its style wherever it stands among the strings of the code', async () => {
  const css = await stylesOf(['home.hero.title', 'flex lg:[&>li]:col-span-2', './HomePage'])
  expect(css).toContain('>li{grid-column:span 2/span 2}')
  expect(css).toContain('.flex{display:flex}')
})

test('a class that no string holds is left out', async () => {
  expect(await stylesOf(['flex'])).not.toContain('col-span')
})

test('classes that code makes from numbers are always there', async () => {
  expect(await stylesOf([])).toContain('--content:1048px')
})

test('the order of strings and classes does not matter', async () => {
  expect(await stylesOf(['flex grid'])).toBe(await stylesOf(['grid', 'flex']))
})

test('a view has the same styles, whatever was asked for before it', async () => {
  const alone = await stylesOf(['shadow-lg'])
  await stylesOf(['ordinal backdrop-blur'])
  expect(await stylesOf(['shadow-lg font-600'])).not.toContain('--un-ordinal')
  expect(await stylesOf(['shadow-lg'])).toBe(alone)
})

test('the styles of carousels are only where one is', async () => {
  expect(await stylesOf(['splide__track -mx-2'])).toContain('.splide__slide')
  expect(await stylesOf(['flex'])).not.toContain('splide')
})
