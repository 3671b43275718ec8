import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { consentDelayMs } from './ConsentBanner.tsx'
import { consentKey, recordKey } from './consent-store.ts'

beforeEach(() => {
  // jsdom has none.
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
      },
    )
  localStorage.clear()
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('stays hidden where the browser asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const { noBanner } = await renderBanner('pt-br')
  wait(5 * consentDelayMs)
  expect(noBanner()).toBe(true)
})

describe('with a refuse button', () => {
  beforeEach(() => {
    vi.doMock('../../content/site.ts', async (original) => ({ ...(await original<object>()), offersRefusal: true }))
    vi.doMock('../../content/privacy/policy-date.ts', () => ({ policyDate: '2026-12-24', consentDate: '2026-11-21' }))
  })
  afterEach(() => {
    vi.doUnmock('../../content/site.ts')
    vi.doUnmock('../../content/privacy/policy-date.ts')
  })

  test.each(localeIds)('refusing in %s is as easy as accepting, and lasts as long as consent', async (locale) => {
    const { user, banner, noBanner, t, unmount } = await renderBanner(locale)
    wait(consentDelayMs)
    const buttons = within(banner()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([t('consent.refuse'), t('consent.accept')])
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
    await user.click(buttons[0] as HTMLElement)
    expect(noBanner()).toBe(true)
    expect(localStorage.getItem(consentKey)).toBeNull()
    unmount()
    expect(await isAskedOnNextVisit()).toBe(false)
    for (const [version, isAsked] of [
      ['2026-11-21', false],
      ['2026-11-20', true],
    ]) {
      localStorage.setItem(recordKey, JSON.stringify({ decision: 'refused', version, at: '2026-11-21' }))
      expect(await isAskedOnNextVisit(), `${version}`).toBe(isAsked)
    }
  })
})

async function isAskedOnNextVisit(): Promise<boolean> {
  vi.resetModules()
  vi.useRealTimers()
  const { noBanner, unmount } = await renderBanner('pt-br')
  wait(consentDelayMs)
  const isBannerDue = !noBanner()
  unmount()
  return isBannerDue
}

/** The store remembers a decision until the page closes, so each test loads its own copy. */
async function renderBanner(locale: LocaleId) {
  const { renderIn } = await import('../../tests/render-in.tsx')
  const { ConsentBanner } = await import('./ConsentBanner.tsx')
  vi.useFakeTimers()
  const result = renderIn(locale, <ConsentBanner />)
  const name = result.t('consent.label')
  return {
    ...result,
    banner: () => screen.getByRole('region', { name }),
    noBanner: () => screen.queryByRole('region', { name }) === null,
  }
}

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}
