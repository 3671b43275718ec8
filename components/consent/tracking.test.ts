import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadTracking } from './tracking.ts'

beforeEach(forget)
afterEach(forget)

test('scripts without an id are not loaded', () => {
  const tracking = loadTracking({ tagManagers: [] })
  tracking.pageView('/pt-br')
  tracking.leadConversion('1')
  expect(scripts()).toEqual([])
  expect([window.dataLayer, window.fbq]).toEqual([undefined, undefined])
})

test('both containers and the pixel are loaded from their own hosts', () => {
  loadTracking({ tagManagers: ['GTM-A', 'GTM-B'], pixel: '7' })
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-A',
    'https://www.googletagmanager.com/gtm.js?id=GTM-B',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
})

test('the defaults of Consent Mode precede all tags, followed by the granted consent', () => {
  loadTracking({ tagManagers: ['GTM-A'] })
  const [byDefault, update, start] = layer()
  const asked = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'personalization_storage']
  const denied = Object.fromEntries(asked.map((storage) => [storage, 'denied']))
  const needed = { security_storage: 'granted', functionality_storage: 'granted' }
  expect(byDefault).toEqual(['consent', 'default', { ...denied, ...needed }])
  expect(update?.slice(0, 2)).toEqual(['consent', 'update'])
  expect(new Set(Object.values(update?.[2] as object))).toEqual(new Set(['granted']))
  expect(start).toMatchObject({ event: 'gtm.js' })
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
})

test('the pixel does not read buttons and forms and does not report address changes', () => {
  loadTracking({ tagManagers: [], pixel: '7' })
  expect(window.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '7'],
    ['init', '7'],
  ])
  expect(window.fbq?.disablePushState).toBe(true)
})

test('page views and conversions are reported to both with only path and id', () => {
  const tracking = loadTracking({ tagManagers: ['GTM-A'], pixel: '7' })
  tracking.pageView('/pt-br/contato')
  tracking.leadConversion('abc')
  expect(layer().slice(-2)).toEqual([
    { event: 'page_view', page_path: '/pt-br/contato' },
    { event: 'generate_lead', event_id: 'abc' },
  ])
  expect(window.fbq?.queue.slice(-2)).toEqual([
    ['track', 'PageView', { path: '/pt-br/contato' }],
    ['track', 'Lead', {}, { eventID: 'abc' }],
  ])
})

test('the pixel is called directly once its script has loaded', () => {
  const tracking = loadTracking({ tagManagers: [], pixel: '7' })
  const callMethod = vi.fn()
  Object.assign(window.fbq as object, { callMethod })
  tracking.pageView('/pt-br')
  expect(callMethod).toHaveBeenCalledExactlyOnceWith('track', 'PageView', { path: '/pt-br' })
})

test('consent is revoked and granted for both', () => {
  const tracking = loadTracking({ tagManagers: ['GTM-A'], pixel: '7' })
  tracking.revoke()
  expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  tracking.grant()
  expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'grant'])
})

test('failing scripts break nothing, and do not affect each other', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const tracking = loadTracking({ tagManagers: ['GTM-A'], pixel: '7' })
  const push = vi.fn(() => {
    throw new Error('broken')
  })
  Object.assign(window.dataLayer as unknown[], { push })
  tracking.pageView('/pt-br')
  tracking.leadConversion('1')
  tracking.revoke()
  expect(push).toHaveBeenCalledTimes(3)
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
})

function forget(): void {
  document.head.replaceChildren()
  delete window.dataLayer
  delete window.fbq
  delete window._fbq
}

function scripts(): string[] {
  return [...document.scripts].map(({ src }) => src)
}

/** The data layer, with commands as arrays. */
function layer(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    return isCommand ? [...(entry as unknown[])] : entry
  }) as unknown[][]
}
