import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const tracking = vi.hoisted(() => ({ reportPageView: vi.fn(), forwardConsent: vi.fn() }))
vi.mock('../../components/consent/tracking.ts', () => tracking)

const { trackPageViews } = await import('./track-page-views.ts')
/** The listeners of a page, which end with it. */
const listen = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  history.replaceState(null, '', '/pt-br')
  document.documentElement.dataset.consent = 'accepted'
  tracking.reportPageView.mockClear()
})

afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener, options)
  listen.mockClear()
  delete document.documentElement.dataset.consent
  Reflect.deleteProperty(document, 'prerendering')
})

test('a page that was prerendered is viewed once it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  trackPageViews()
  expect(tracking.reportPageView).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(tracking.reportPageView.mock.calls).toEqual([['/pt-br', '']])
})

test('the campaign of the arrival goes with the view that is reported first', () => {
  history.replaceState(null, '', '/pt-br?utm_source=a')
  document.documentElement.dataset.consent = 'open'
  trackPageViews()
  history.replaceState(null, '', '/pt-br/contato')
  dispatchEvent(new Event('consentchange'))
  expect(tracking.reportPageView).not.toHaveBeenCalled()
  document.documentElement.dataset.consent = 'accepted'
  dispatchEvent(new Event('consentchange'))
  expect(tracking.reportPageView.mock.calls).toEqual([['/pt-br/contato', '?utm_source=a']])
})

test.each([
  ['accepted', 1],
  ['open', 0],
])('a page that comes back as it was left is viewed anew, if the consent is then %s', (consent, views) => {
  trackPageViews()
  tracking.reportPageView.mockClear()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  document.documentElement.dataset.consent = consent
  // What the head of each document does then (keep-consent.ts).
  dispatchEvent(new Event('consentchange'))
  dispatchEvent(new Event('consentchange'))
  expect(tracking.reportPageView).toHaveBeenCalledTimes(views)
})
