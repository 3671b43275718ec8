import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentState } from './consent-store.ts'

const tags = { pageView: vi.fn(), leadConversion: vi.fn(), grant: vi.fn(), revoke: vi.fn() }
const loadTags = vi.fn(() => tags)

beforeEach(() => {
  delete document.documentElement.dataset.consent
  sessionStorage.clear()
  vi.resetModules()
  vi.doMock('./tags.ts', () => ({ loadTags }))
  vi.stubEnv('VITE_GTM_IDS', 'GTM-A,GTM-B')
  vi.stubEnv('VITE_META_PIXEL_ID', '7')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

test.each([
  ['before consent', false, () => {}],
  ['without ids', true, () => vi.stubEnv('VITE_GTM_IDS', '').stubEnv('VITE_META_PIXEL_ID', '')],
])('nothing is loaded and nothing is reported %s', async (_, isAccepted, happen) => {
  happen()
  const site = await visit({ isAccepted })
  site.reportPageView('/pt-br')
  site.reportConversion('a')()
  await settled()
  expect(loadTags).not.toHaveBeenCalled()
})

test('with consent, all ids are loaded once and each page is reported', async () => {
  const site = await visit({ isAccepted: true })
  site.reportPageView('/pt-br')
  site.reportPageView('/pt-br/contato')
  await settled()
  expect(loadTags).toHaveBeenCalledExactlyOnceWith({ tagManagers: ['GTM-A', 'GTM-B'], pixel: '7' })
  expect(tags.pageView.mock.calls.map(([path]) => path)).toEqual(['/pt-br', '/pt-br/contato'])
})

test('code that does not come is asked for again by the next page', async () => {
  vi.doMock('./tags.ts', () => {
    throw new Error('lost')
  })
  const site = await visit({ isAccepted: true })
  site.reportPageView('/pt-br')
  await settled()
  vi.doMock('./tags.ts', () => ({ loadTags }))
  site.reportPageView('/pt-br/contato')
  await settled()
  expect(tags.pageView.mock.calls.map(([path]) => path)).toEqual(['/pt-br/contato'])
})

test('with consent, a conversion is reported once', async () => {
  const site = await visit({ isAccepted: true })
  const onReported = vi.fn()
  site.reportConversion('a', onReported)
  change('open')
  change('accepted')
  await settled()
  expect(tags.leadConversion.mock.calls).toEqual([['a']])
  expect(onReported).toHaveBeenCalledOnce()
})

test('withdrawing deletes what the scripts keep, and nothing else', async () => {
  const own = ['@tecto:cookies-record', 'tsr-scroll-restoration']
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const key of [...own, '_gcl_ls', '_ga', '_fbp', 'lastExternalReferrer']) storage.setItem(key, '1')
  }
  for (const name of ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp', '_fbc', 'session', '_fbpx', 'x_ga']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the scripts do the same
    document.cookie = `${name}=1; path=/`
  }
  const site = await visit()
  site.withdrawTracking()
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'session=1', 'x_ga=1'])
  for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage).sort()).toEqual(own)
})

test('a conversion waits for consent on the thank-you page only', async () => {
  const site = await visit()
  const leave = site.reportConversion('a')
  leave()
  change('accepted')
  await settled()
  expect(tags.leadConversion).not.toHaveBeenCalled()
  change('open')
  site.reportConversion('a')
  change('accepted')
  await settled()
  expect(tags.leadConversion).toHaveBeenCalledOnce()
})

test('nothing is reported when consent is withdrawn while the code loads', async () => {
  const site = await visit({ isAccepted: true })
  site.reportPageView('/pt-br')
  change('open')
  await settled()
  expect(tags.pageView).not.toHaveBeenCalled()
})

test('withdrawn and renewed consent are passed on', async () => {
  const site = await visit({ isAccepted: true })
  site.forwardConsent()
  site.reportPageView('/pt-br')
  change('open')
  site.forwardConsent()
  await settled()
  expect([tags.revoke.mock.calls.length, tags.grant.mock.calls.length]).toEqual([1, 0])
  change('accepted')
  site.forwardConsent()
  await settled()
  expect(tags.grant).toHaveBeenCalledOnce()
})

async function visit({ isAccepted = false } = {}) {
  if (isAccepted) change('accepted')
  return await import('./tracking.ts')
}

function change(state: ConsentState) {
  document.documentElement.dataset.consent = state
  dispatchEvent(new Event('consentchange'))
}

const settled = () => vi.dynamicImportSettled()
