import { expect, test } from 'vitest'
import { createHeaderTable } from '../../server/headers/header-table.ts'
import { headersFile } from './headers-file.ts'
import { vercelConfig } from './vercel.ts'

const headers = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: true, hasPixel: true })

// These hosts apply the same rules to missing files, and a rollback may restore one.
test.each([
  ['_headers', headersFile(headers, ['/', '/pt-br'])],
  [
    'vercel.json',
    JSON.stringify(vercelConfig({ headers, domains: [{ locale: 'pt-br', name: 'a.example' }], redirects: {} })),
  ],
])('%s lets no response be cached for longer than a day without revalidation', (_, rules) => {
  expect(rules).toContain('max-age=')
  expect(rules).not.toContain('immutable')
  for (const [, seconds] of rules.matchAll(/(?<!security.{0,40})max-age=(\d+)(?!; includeSubDomains)/g))
    expect(Number(seconds)).toBeLessThanOrEqual(86_400)
})
