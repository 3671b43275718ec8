// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import unoConfig from '../uno.config'
import { colorPairs, measure } from './color-pairs'
import { contrast } from './contrast'
import { colorsOf } from './tokens'

/** Of ink on paper. */
const printed = ['#000', '#fff']

describe('the contrast', () => {
  // Known from WebAIM's contrast checker, but for the first two, which follow from the definition.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#123456', '#123456', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#008000', '#ffffff', 5.14],
    ['#ffff00', '#000000', 19.56],
  ])('of %s on %s is %d', (text, ground, expected) => {
    expect(contrast(text, [ground])).toBeCloseTo(expected, 2)
    expect(contrast(ground, [text])).toBeCloseTo(expected, 2)
  })

  test('reads short colours and letters of either case', () => {
    expect(contrast('#FFF', ['#000'])).toBe(21)
  })

  test('mixes what is not opaque with what lies below', () => {
    expect(contrast('#ffffff80', ['#000000'])).toBeCloseTo(contrast('#808080', ['#000000']), 5)
    expect(contrast('#ffffff', ['#000000', '#ffffff80'])).toBeCloseTo(contrast('#ffffff', ['#808080']), 5)
    expect(contrast('#ffffff00', ['#0a7a54'])).toBe(1)
  })

  test.each(['red', '', '#12', '#12345', 'rgb(0 0 0)'])('of %j is an error: it is no colour', (color) => {
    expect(() => contrast(color, ['#fff'])).toThrow(color)
  })
})

describe('the pairs of the design', () => {
  const colors = colorsOf(unoConfig.theme)

  test.each(colorPairs)('$text on $ground has $needs:1 ($use)', (pair) => {
    expect(measure(pair, colors).ratio).toBeGreaterThanOrEqual(pair.needs)
  })
})

describe('colours come from the theme', () => {
  const values = Object.values(colorsOf(unoConfig.theme))
  const sources = ['components', 'pages', 'renderer/styles']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx|css)$/.test(file) && !file.includes('.test.'))

  test.each(sources)('%s names no other', (file) => {
    const named = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?!-)/gi) ?? []
    // A shade behind text over a wave has one colour in several opacities, which do not matter here.
    const opaque = named.map((value) => (value.length > 7 ? value.slice(0, 7) : value))
    expect(opaque.filter((value) => !values.includes(value) && !printed.includes(value))).toEqual([])
  })
})
