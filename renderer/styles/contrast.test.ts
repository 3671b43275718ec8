import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

describe('the contrast', () => {
  // Values of WebAIM's contrast checker, except the first two, which follow from the definition.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#123456', '#123456', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#ffff00', '#000000', 19.56],
  ])('of %s on %s is %d', (text, background, expected) => {
    expect(contrast(text, [background])).toBeCloseTo(expected, 2)
    expect(contrast(background, [text])).toBeCloseTo(expected, 2)
  })

  test('mixes translucent colors with those below', () => {
    expect(contrast('#ffffff80', ['#000000'])).toBeCloseTo(contrast('#808080', ['#000000']), 5)
    expect(contrast('#ffffff', ['#000000', '#ffffff80'])).toBeCloseTo(contrast('#ffffff', ['#808080']), 5)
    expect(contrast('#ffffff00', ['#0a7a54'])).toBe(1)
  })

  test.each(['red', '', '#12', '#12345', 'rgb(0 0 0)'])('of %j is an error: it is not a color', (color) => {
    expect(() => contrast(color, ['#fff'])).toThrow(color)
  })
})
