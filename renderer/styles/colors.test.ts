import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import unoConfig from '../../uno.config.ts'

const tokens = Object.values(unoConfig.theme.colors).flatMap((color) =>
  typeof color === 'string' ? [color] : Object.values<string>(color),
)
const colorsIn = (file: string) => readFileSync(file, 'utf8').match(/#[\da-f]{6}/gi) ?? []

test.each(globSync('public/{art/logo,drawings/*}.svg'))('%s is drawn in the colors of the site', (file) => {
  // Some drawings have a background of their own.
  expect(colorsIn(file).filter((color) => ![...tokens, '#cfeee1'].includes(color))).toEqual([])
})
