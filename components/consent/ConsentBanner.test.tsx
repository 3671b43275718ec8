import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales'
import { consentKey, recordKey } from '../../measurement/consent-store'
import { at } from '../../tests/site-path'
import { consentDelayMs } from './ConsentBanner'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each(localeIds)('the consent banner in %s', (locale) => {
  test('says what it asks for, leads to the privacy policy and has one button', async () => {
    const { banner, t, container } = await renderBanner(locale)
    wait(consentDelayMs)
    expect(container.textContent).toContain(t('consent.text'))
    expect(
      within(banner())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([at(`/${locale}/politica-de-privacidade`)])
    expect(
      within(banner())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([t('consent.accept')])
  })
})

test('it appears after its delay and not before', async () => {
  const { banner, noBanner } = await renderBanner('es-es')
  expect(noBanner()).toBe(true)
  wait(consentDelayMs - 1)
  expect(noBanner()).toBe(true)
  wait(1)
  expect(banner()).toBeTruthy()
})

test('accepting stores the flag and hides the banner', async () => {
  const { user, banner, noBanner } = await renderBanner('en-us')
  wait(consentDelayMs)
  await user.click(within(banner()).getByRole('button'))
  expect(localStorage.getItem(consentKey)).toBe('true')
  expect(noBanner()).toBe(true)
})

test('it stays hidden where consent was given before', async () => {
  localStorage.setItem(consentKey, 'true')
  const { noBanner } = await renderBanner('pt-br')
  wait(5 * consentDelayMs)
  expect(noBanner()).toBe(true)
})

test('it stays hidden where the browser asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { noBanner } = await renderBanner('pt-br')
  wait(5 * consentDelayMs)
  expect(noBanner()).toBe(true)
})

describe('with the setting that adds a button to refuse', () => {
  beforeEach(() => {
    vi.doMock('../../content/site', async (original) => ({ ...(await original<object>()), offersRefusal: true }))
  })
  afterEach(() => void vi.doUnmock('../../content/site'))

  test.each(localeIds)('there are two buttons of equal rank in %s', async (locale) => {
    const { banner, t } = await renderBanner(locale)
    wait(consentDelayMs)
    const [refuse, accept, ...others] = within(banner()).getAllByRole('button')
    expect([refuse?.textContent, accept?.textContent, others.length]).toEqual([
      t('consent.refuse'),
      t('consent.accept'),
      0,
    ])
    expect(refuse?.className).toBe(accept?.className)
  })

  test('a refusal hides the banner, and keeps it hidden for this policy', async () => {
    const { user, banner, noBanner, t, unmount } = await renderBanner('en-us')
    wait(consentDelayMs)
    await user.click(within(banner()).getByRole('button', { name: t('consent.refuse') }))
    expect(noBanner()).toBe(true)
    expect(localStorage.getItem(consentKey)).toBeNull()
    unmount()
    expect(await isAskedOnNextVisit()).toBe(false)
    localStorage.setItem(recordKey, JSON.stringify({ decision: 'refused', version: '2020-01-01', at: '2020-01-02' }))
    expect(await isAskedOnNextVisit()).toBe(true)
  })
})

test('without that setting, a visitor who has withdrawn is asked on the next visit', async () => {
  localStorage.setItem(recordKey, JSON.stringify({ decision: 'withdrawn', version: '2026-11-21', at: '2026-11-21' }))
  expect(await isAskedOnNextVisit()).toBe(true)
})

async function isAskedOnNextVisit(): Promise<boolean> {
  vi.resetModules()
  vi.useRealTimers()
  const { noBanner, unmount } = await renderBanner('pt-br')
  wait(consentDelayMs)
  const isAsked = !noBanner()
  unmount()
  return isAsked
}

test('it leaves no timer behind', async () => {
  const { unmount } = await renderBanner('pt-br')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

/** The banner on a newly opened page: the store remembers a decision until the page is closed, so each test loads its own. */
async function renderBanner(locale: LocaleId) {
  const { renderIn } = await import('../../tests/render-in')
  const { ConsentBanner } = await import('./ConsentBanner')
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
