import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import unoConfig from '../uno.config'
import { colorPairs, measure } from './color-pairs'
import { colorsOf } from './tokens'

/** Of ink on paper. */
const printed = ['#000', '#fff']

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
