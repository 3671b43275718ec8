import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../tests/open-page.ts'
import { consentKey, recordKey } from './consent-store.ts'

const withdrawTracking = vi.fn()

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
  vi.doMock('./tracking.ts', () => ({ withdrawTracking }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  withdrawTracking.mockReset()
})

describe('the privacy choices', () => {
  test('show what was accepted, and withdraw it', async () => {
    localStorage.setItem(consentKey, 'true')
    const record = { decision: 'accepted', version: '2026-10-01', at: '2026-11-02T12:00:00Z' }
    localStorage.setItem(recordKey, JSON.stringify(record))
    const { user, t, panel } = await renderChoices()
    // Screen readers announce changes inside it.
    expect(screen.getByText(t('consent.choices.accepted')).closest('[aria-live="polite"]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: t('consent.choices.withdraw') }))
    expect(localStorage.getItem(consentKey)).toBeNull()
    expect(JSON.parse(localStorage.getItem(recordKey) ?? '')).toMatchObject({ decision: 'withdrawn' })
    expect(withdrawTracking).toHaveBeenCalledOnce()
    expect(panel.textContent).toContain(t('consent.choices.open'))
  })

  test('offer no button if the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
    localStorage.setItem(consentKey, 'true')
    const { t, panel } = await renderChoices()
    expect(panel.textContent).toContain(t('consent.choices.browser'))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

async function renderChoices() {
  openPage({ revisions: ['2026-10-01'] })
  const { renderIn } = await import('../../tests/render-in.tsx')
  const { PrivacyChoices } = await import('./PrivacyChoices.tsx')
  const result = renderIn('es-es', <PrivacyChoices />)
  return { ...result, panel: screen.getByRole('region', { name: result.t('consent.choices.title') }) }
}
