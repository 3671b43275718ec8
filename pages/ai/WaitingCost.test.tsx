import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitingCost } from '../../content/claims/waiting-cost.ts'
import { localeIds } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { WaitingCost } from './WaitingCost.tsx'

function visit(locale: (typeof localeIds)[number], example = inOneLanguage(waitingCost, locale)) {
  const visited = renderIn(locale, <WaitingCost {...example} />)
  const { user, t } = visited
  return {
    ...visited,
    result: () => screen.getAllByRole('status')[0]?.textContent?.replace(/\s/g, ' '),
    write: async (label: Parameters<typeof t>[0], text: string) => {
      const field = screen.getByRole('textbox', { name: t(label) })
      await user.clear(field)
      if (text) await user.type(field, text)
    },
  }
}

describe.each(localeIds)('the cost calculator in %s', (locale) => {
  test('names missing input, and then offers nothing to copy or send', async () => {
    const { t, write, result } = visit(locale)
    await write('ai.cost.people', '')
    expect(result()).toMatch(/1[.,]?234[.,]5/)
    expect(result()).toBe(t('ai.cost.incomplete', { amount: 1234.5 }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('compares the cost with the price of a pilot and a stage, but not in another currency', async () => {
    const example = {
      ...inOneLanguage(waitingCost, locale),
      people: 1,
      hours: 2,
      hourCost: 50,
      pilotPrice: 1000,
      stagePrice: 300,
      carePrice: 25,
    }
    const { user, t, write } = visit(locale, example)
    const pageText = () => document.body.textContent
    expect(pageText()).toContain(t('ai.cost.payback', { months: 13, monthsOfTwo: 16 }))
    expect(document.querySelectorAll('.bg-brand.block')).toHaveLength(13)
    await write('ai.cost.hourCost', '10')
    expect(pageText()).toContain(t('ai.cost.noPayback'))
    const other = example.currency === 'USD' ? 'EUR' : 'USD'
    await user.selectOptions(screen.getByRole('combobox'), other)
    expect(pageText()).not.toContain(t('ai.cost.noPayback'))
  })
})
