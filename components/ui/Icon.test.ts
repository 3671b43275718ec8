import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './Icon.tsx'

test('icons.svg has each icon, and no other', () => {
  const ids = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)
  expect(ids.sort()).toEqual([...iconNames].sort())
})
