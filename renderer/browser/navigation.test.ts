import { expect, test, vi } from 'vitest'
import { navigationOf } from './navigation'

test.each([
  ['is ready', [{ status: 'success' }], true],
  ['was not loaded', undefined, false],
  ['failed', [{ status: 'success' }, { status: 'error' }], false],
  ['does not exist', [{ status: 'notFound' }], false],
])('a page that %s', async (_, matches, isReady) => {
  const preloadRoute = vi.fn(async () => matches as never)
  const { preload } = navigationOf({ preloadRoute, navigate: async () => {} })
  expect(await preload('/pt-br/obrigado')).toBe(isReady)
  expect(preloadRoute).toHaveBeenCalledWith({ to: '/pt-br/obrigado' })
})

test('a page is opened at its address', async () => {
  const navigate = vi.fn(async () => {})
  await navigationOf({ preloadRoute: async () => undefined, navigate }).open('/pt-br/obrigado')
  expect(navigate.mock.calls).toEqual([[{ to: '/pt-br/obrigado' }]])
})
