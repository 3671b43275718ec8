import { expect, test } from 'vitest'
import { createHeaderTable } from '../../server/headers/header-table.ts'
import type { SiteRules } from '../../server/site/site-rules.ts'
import { caddySite } from './caddy.ts'

// tests/hosts/ tests the responses of Caddy and nginx.
test.each(['{http.request.host}', '{host}', '{$HOME}', 'a`b', 'a\nb'])(
  'a header with %j cannot be written for Caddy',
  (value) => {
    const headers = createHeaderTable({ styles: ['sha256-abc='], hasTagManager: false, hasPixel: false })
    const rules: SiteRules = {
      domains: [{ locale: 'pt-br', name: 'tecto.example' }],
      redirects: {},
      headers: { ...headers, everything: { 'x-test': value } },
    }
    expect(() => caddySite({ rules, pages: ['/'], mailPort: 4180 })).toThrow(value)
  },
)
