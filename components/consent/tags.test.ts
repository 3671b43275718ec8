import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTags } from './tags.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  forget()
})
afterEach(forget)

test('the defaults of Consent Mode precede all tags, followed by the granted consent', () => {
  loadTags({ tagManagers: ['GTM-A'] })
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
  loadTags({ tagManagers: [], pixel: '7' })
  expect(window.fbq?.queue).toEqual([
    ['consent', 'grant'],
    ['set', 'autoConfig', false, '7'],
    ['init', '7'],
  ])
  expect(window.fbq?.disablePushState).toBe(true)
})

test('page views and conversions are reported to both with only path and id', () => {
  const tags = loadTags({ tagManagers: ['GTM-A'], pixel: '7' })
  tags.pageView('/pt-br/contato', 'https://tecto.example/pt-br/contato?a=b')
  tags.leadConversion('abc')
  expect(layer().slice(-2)).toEqual([
    { event: 'page_view', page_path: '/pt-br/contato', page_location: 'https://tecto.example/pt-br/contato?a=b' },
    { event: 'generate_lead', event_id: 'abc' },
  ])
  expect(window.fbq?.queue.slice(-2)).toEqual([
    ['track', 'PageView', { path: '/pt-br/contato' }],
    ['track', 'Lead', {}, { eventID: 'abc' }],
  ])
})

test('consent is revoked and granted for both', () => {
  const tags = loadTags({ tagManagers: ['GTM-A'], pixel: '7' })
  tags.revoke()
  expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  tags.grant()
  expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'granted' }])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'grant'])
})

function forget(): void {
  document.head.replaceChildren()
  delete window.dataLayer
  delete window.fbq
  delete window._fbq
}

/** The data layer, with commands as arrays. */
function layer(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    return isCommand ? [...(entry as unknown[])] : entry
  }) as unknown[][]
}
