import { expect, test } from 'vitest'
import budgets from './template-bytes.json' with { type: 'json' }
import { type TemplateBytes, weighTemplates } from './template-bytes.ts'

/** Names of files and content change by a few bytes from build to build. */
const slack = 1.01

test('no template weighs more than it did (after `npm run build`): where more is wanted, `npm run budgets` writes it down', () => {
  const heavier = Object.entries(weighTemplates()).flatMap(([template, bytes]) =>
    Object.entries(bytes).flatMap(([part, now]) => {
      const before = (budgets as Record<string, TemplateBytes>)[template]?.[part as keyof TemplateBytes] ?? 0
      return now > before * slack ? [`${template}: ${part} has ${now} bytes instead of ${before}`] : []
    }),
  )
  expect(heavier).toEqual([])
})
