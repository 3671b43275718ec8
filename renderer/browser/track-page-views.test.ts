import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const tracking = vi.hoisted(() => ({ reportPageView: vi.fn(), forwardConsent: vi.fn() }))
vi.mock('../../components/consent/tracking.ts', () => tracking)

const { trackPageViews } = await import('./track-page-views.ts')
const router = { state: { location: { pathname: '/pt-br' } }, subscribe: () => {} } as unknown as RegisteredRouter

beforeEach(() => {
  document.documentElement.dataset.consent = 'accepted'
  tracking.reportPageView.mockClear()
})

afterEach(() => {
  delete document.documentElement.dataset.consent
  Reflect.deleteProperty(document, 'prerendering')
})

test('a page that was prerendered is viewed once it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  trackPageViews(router)
  expect(tracking.reportPageView).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(tracking.reportPageView.mock.calls).toEqual([['/pt-br']])
})
