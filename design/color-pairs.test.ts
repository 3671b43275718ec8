import { expect, test } from 'vitest'
import unoConfig from '../uno.config.ts'
import { colorPairs, measure } from './color-pairs.ts'
import { colorsOf } from './tokens.ts'

const colors = colorsOf(unoConfig.theme)

test.each(colorPairs)('$text on $ground has $needs:1 ($use)', (pair) => {
  expect(measure(pair, colors).ratio).toBeGreaterThanOrEqual(pair.needs)
})
