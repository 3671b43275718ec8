import { expect, test } from 'vitest'
import drawn from '../art/drawn-colors.json'
import { palette } from '../art/palette.ts'

test('public/art has the colors of uno.config.ts: after changing one, run `npm run art`, which records them', () => {
  expect(drawn).toEqual(palette)
})
