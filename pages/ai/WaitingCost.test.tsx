import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takeMessageDraft } from '../../components/page/message-draft'
import { waitingCost } from '../../content/waiting-cost'
import { localeIds } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'
import { renderIn } from '../../tests/render-in'
import { WaitingCost } from './WaitingCost'

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

beforeEach(() => void takeMessageDraft())

describe.each([
  ['pt-br', '10 pessoas × 5 horas por semana', 'US$ 26.000'],
  ['en-us', '10 people × 5 hours a week', '$26,000'],
  ['es-es', '10 personas × 5 horas a la semana', '26.000 US$'],
] as const)('what waiting costs in %s', (locale, formula, dollars) => {
  test('is reckoned from what the visitor writes, in the chosen currency, with its formula', async () => {
    const { user, t, write, result } = visit(locale)
    await write('ai.cost.people', '10')
    await write('ai.cost.hours', '5')
    await write('ai.cost.hourCost', '10')
    await user.selectOptions(screen.getByRole('combobox', { name: t('ai.cost.currency') }), 'USD')
    expect(result()).toContain(dollars)
    expect(result()).toContain(formula)
  })

  test('says what is missing, and offers nothing to copy or send then', async () => {
    const { t, write, result } = visit(locale)
    await write('ai.cost.people', '')
    expect(result()).toBe(t('ai.cost.incomplete'))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe.each(localeIds)('in %s', (locale) => {
  test('the price of a pilot is held against it, but not in another currency', async () => {
    const example = { ...inOneLanguage(waitingCost, locale), people: 1, hours: 2, hourCost: 50, pilotPrice: 1300 }
    const { user, t, write } = visit(locale, example)
    const said = () => document.body.textContent
    expect(said()).toContain(t('ai.cost.payback', { weeks: 26 }))
    await write('ai.cost.hourCost', '10')
    expect(said()).toContain(t('ai.cost.noPayback'))
    const other = example.currency === 'USD' ? 'EUR' : 'USD'
    await user.selectOptions(screen.getByRole('combobox'), other)
    expect(said()).not.toContain(t('ai.cost.noPayback'))
  })

  test('the formula goes into the clipboard, which is said', async () => {
    const { user, t } = visit(locale)
    await user.click(screen.getByRole('button', { name: t('ai.cost.copy') }))
    expect(await screen.findByText(t('ai.cost.copied'))).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(/× 52 \S+ = /)
  })

  test('a browser that refuses the clipboard is told of', async () => {
    const { user, t } = visit(locale)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await user.click(screen.getByRole('button', { name: t('ai.cost.copy') }))
    expect(await screen.findByText(t('ai.cost.notCopied'))).toBeTruthy()
  })

  test('the link to the contact form takes the formula along', async () => {
    const { user, t } = visit(locale)
    const link = screen.getByRole('link', { name: t('ai.cost.send') })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    const draft = takeMessageDraft()
    expect(draft).toContain('× 52')
    expect(takeMessageDraft()).toBe('')
  })
})
