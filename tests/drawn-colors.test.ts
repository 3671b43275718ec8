import { expect, test } from 'vitest'
import drawn from '../art/drawn-colors.json'
import { palette } from '../art/palette.ts'

const remedy =
  'after changing one, change its tints in art/blender too, then run `npm --prefix art run render`, which records them'

test(`public/art has the colors of uno.config.ts: ${remedy}`, () => {
  expect(drawn).toEqual(palette)
})
