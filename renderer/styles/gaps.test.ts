import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import unoConfig, { gapSteps } from '../../uno.config.ts'

const scale = new Set([...gapSteps, ...Object.keys(unoConfig.theme.spacing)])
const files = [...globSync('{components,pages}/**/*.tsx').filter((file) => !file.includes('.test.')), 'uno.config.ts']

/** Gap classes in a text that are not on the scale. */
function strangeGaps(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])gap(?:-[xy])?-(\[[^\s'"`]*|[\w.]+)/g)].flatMap(([name, step = '']) =>
    scale.has(step) ? [] : [name],
  )
}

test.each(files)('the gaps in %s are on the scale (uno.config.ts)', (file) => {
  expect(strangeGaps(readFileSync(file, 'utf8'))).toEqual([])
})
