import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyEndings, pathsIn } from '../../server/site/static-files.ts'

const root = 'dist/client'

// tests of the server say how these files are sent, and tests/browser/templates.spec.ts that the policy lets pages run.
test('every text larger than a packet is also there compressed', () => {
  const texts = pathsIn(root).filter(
    (file) => /\.(html|js|css|svg)$/.test(file) && statSync(join(root, file)).size > 1500,
  )
  expect(texts.length).toBeGreaterThan(100)
  for (const path of texts)
    for (const ending of Object.values(copyEndings)) expect(existsSync(join(root, path + ending)), path).toBe(true)
})
