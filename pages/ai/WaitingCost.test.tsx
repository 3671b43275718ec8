import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { weeksWorked } from './calculate-cost.ts'
import { WaitingCost } from './WaitingCost.tsx'

const cost = {
  example: { people: 1, hours: 2, hourCost: 50 },
  currency: 'MXN',
  pilotPrice: 1001,
  stagePrice: 300,
  carePrice: 25,
}

describe.each(localeIds)('the cost calculator in %s', (locale) => {
  const visit = () => {
    const visited = renderIn(locale, <WaitingCost {...cost} />)
    const { user, t } = visited
    const write = async (label: Parameters<typeof t>[0], text: string) => {
      await user.clear(screen.getByLabelText(t(label)))
      if (text) await user.type(screen.getByLabelText(t(label)), text)
    }
    return { ...visited, write, result: () => screen.getByRole('status').textContent }
  }

  test('counts in the currency of the language, whichever that is, and compares with the price of a pilot and a stage', async () => {
    const { container, t, write, result } = visit()
    expect(result()).toMatch(/4[.,]?500/)
    expect(result()).toMatch(/MX/)
    expect(result()).not.toMatch(/R\$|€/)
    expect(container.textContent).toContain(t('ai.cost.payback', { months: 14, monthsOfTwo: 17 }))
    expect(container.querySelectorAll('.stone:not(.stone-missing)')).toHaveLength(14)
    await write('ai.cost.hourCost', '10')
    expect(container.textContent).toContain(t('ai.cost.noPayback'))
  })

  test.each([
    ['0,5', 0.5],
    ['12.5', 12.5],
    ['1.500', locale === 'en-us' ? 1.5 : 1500],
    ['1,500', locale === 'en-us' ? 1500 : 1.5],
    ['0.500', 0.5],
    [' 12,5 ', 12.5],
  ])('reads %s as people write it', async (written, hours) => {
    const { t, write, result } = visit()
    await write('ai.cost.hours', written)
    const before = t('ai.cost.formula', { people: 1, hours, hourCost: '@', weeks: weeksWorked }).split('@')[0]
    expect(result()).toContain(before)
  })

  test('names missing input, and then offers no call', async () => {
    const { t, write, result } = visit()
    expect(screen.getByRole('link')).toBeTruthy()
    await write('ai.cost.people', '')
    expect(result()).toBe(t('ai.cost.incomplete', { amount: 1234.5 }))
    expect(screen.queryByRole('link')).toBeNull()
    for (const wrong of ['0', '0x10', 'Infinity', '1e3', '-1', '.', '9'.repeat(400)]) {
      await write('ai.cost.people', wrong)
      expect(result(), wrong).toBe(t('ai.cost.incomplete', { amount: 1234.5 }))
    }
  })
})
