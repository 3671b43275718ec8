import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider } from '../components/page/PageProvider.tsx'
import { loadMessages } from '../locales/intl.ts'
import { createSiteRouter } from '../pages/router.ts'
import { emptyPageData } from '../tests/empty-page-data.ts'
import { useDelivery } from './site-forms.tsx'

const send = vi.hoisted(() => vi.fn())
vi.mock('./outbox.ts', () => ({ send, nextRequest: (body: string) => ({ body }) }))

const reportConversion = vi.hoisted(() => vi.fn())
vi.mock('../components/consent/tracking.ts', () => ({ reportConversion }))

beforeAll(() => loadMessages('pt-br'))
beforeEach(() => void vi.clearAllMocks())

test('a very long address is truncated', async () => {
  history.replaceState(null, '', `/?utm=${'a'.repeat(3000)}`)
  await show().result.current.onSend({ name: 'Ana' })
  expect(JSON.parse(send.mock.lastCall?.[0].body)).toEqual({ name: 'Ana', origin: location.href.slice(0, 2000) })
})

const [loaded, failed] = [[{ status: 'success' }], [{ status: 'success' }, { status: 'error' }]]

// A redirect has no status for scripts.
test.each([
  ['is as it was', { matches: loaded, status: 500 }, 'navigated'],
  ['was published again', { matches: undefined, status: 200 }, 'opened'],
  ['has the page on another domain', { matches: undefined, status: 0 }, 'opened'],
  ['is in order again', { matches: failed, status: 200 }, 'opened'],
  ['is out of order', { matches: failed, status: 502 }, 'reported'],
  ['no longer has the page', { matches: undefined, status: 404 }, 'reported'],
])(
  'a request that was sent counts once, and its visitor is thanked where possible: the site %s',
  async (_, server, way) => {
    const { result, preload, navigate } = show()
    preload.mockResolvedValue(server.matches as never)
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    vi.stubGlobal('fetch', async () => server)
    await result.current.onSent()
    vi.unstubAllGlobals()
    const mark = expect.stringMatching(/^enviado-\w+$/)
    expect(navigate.mock.calls).toEqual(way === 'navigated' ? [[expect.objectContaining({ hash: mark })]] : [])
    expect(assign.mock.calls).toEqual(
      way === 'opened' ? [[expect.stringMatching(/^\/pt-br\/obrigado#enviado-\w+$/)]] : [],
    )
    expect(reportConversion.mock.calls).toEqual(way === 'reported' ? [[mark]] : [])
  },
)

test('a visitor who has left the form is not taken to the thank-you page', async () => {
  const { result, preload, navigate, unmount } = show()
  const { promise, resolve } = Promise.withResolvers<[]>()
  preload.mockReturnValue(promise)
  const following = result.current.onSent()
  unmount()
  resolve([])
  await following
  expect(navigate).not.toHaveBeenCalled()
})

function show() {
  const page = emptyPageData('pt-br')
  const router = createSiteRouter(createMemoryHistory(), { first: { page, content: {} } })
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue([])
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const hook = renderHook(() => useDelivery(), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>
        <PageProvider page={page}>{children}</PageProvider>
      </RouterContextProvider>
    ),
  })
  return { ...hook, preload, navigate }
}
