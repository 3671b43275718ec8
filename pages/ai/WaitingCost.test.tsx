import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { waitingCost } from '../../content/claims/waiting-cost.ts'
import { intlIn } from '../../locales/intl.ts'
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
  test('calculates from the input, in the chosen currency, with its formula', async () => {
    const { user, t, write, result } = visit(locale)
    await write('ai.cost.people', '10')
    await write('ai.cost.hours', '5')
    await write('ai.cost.hourCost', '10')
    await user.selectOptions(screen.getByRole('combobox', { name: t('ai.cost.currency') }), 'USD')
    const money = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
    expect(result()).toContain(intlIn(locale).formatNumber(22_500, money).replace(/\s/g, ' '))
    expect(result()).toMatch(/10 \S+ × 5 /)
  })

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
    }
    const { user, t, write } = visit(locale, example)
    const said = () => document.body.textContent
    expect(said()).toContain(t('ai.cost.payback', { months: 9, monthsOfTwo: 11 }))
    await write('ai.cost.hourCost', '10')
    expect(said()).toContain(t('ai.cost.noPayback'))
    const other = example.currency === 'USD' ? 'EUR' : 'USD'
    await user.selectOptions(screen.getByRole('combobox'), other)
    expect(said()).not.toContain(t('ai.cost.noPayback'))
  })

  test('copies the formula to the clipboard and reports success or refusal', async () => {
    const { user, t } = visit(locale)
    const copy = screen.getByRole('button', { name: t('ai.cost.copy') })
    await user.click(copy)
    expect(await screen.findByText(t('ai.cost.copied'))).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/× 45\s.+ = /)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await user.click(copy)
    expect(await screen.findByText(t('ai.cost.notCopied'))).toBeTruthy()
  })
})
