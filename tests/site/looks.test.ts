import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookWidths, screens } from '../browser/screens'

const folder = 'tests/looks'
const folderBudget = 3_500_000

test('every kept look belongs to a screen, and all together are small', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
  expect(files.sort()).toEqual(
    Object.keys(screens)
      .flatMap((screen) => lookWidths.map((width) => `${screen}-${width}.webp`))
      .sort(),
  )
  expect(files.reduce((total, file) => total + statSync(join(folder, file)).size, 0)).toBeLessThan(folderBudget)
})
