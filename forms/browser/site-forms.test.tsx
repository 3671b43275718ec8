import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider } from '../../components/page/PageProvider.tsx'
import { loadMessages } from '../../locales/intl.ts'
import { createSiteRouter } from '../../pages/router.ts'
import { emptyPageFrame } from '../../tests/empty-page-frame.ts'
import { contactForm } from '../contact.ts'
import { useDelivery } from './site-forms.tsx'

const send = vi.hoisted(() => vi.fn())
vi.mock('./outbox.ts', () => ({ send }))

beforeAll(() => loadMessages('pt-br'))
beforeEach(() => void vi.clearAllMocks())

test('a very long address is truncated', async () => {
  history.replaceState(null, '', `/?utm=${'a'.repeat(3000)}`)
  await show().result.current.onSend({ name: 'Ana' })
  expect(JSON.parse(send.mock.lastCall?.[0])).toEqual({ name: 'Ana', origin: location.href.slice(0, 2000) })
})

// What a visitor sees of other responses is tested in a browser (tests/browser/forms.spec.ts).
test('if the thank-you page is on another domain, its document opens there', async () => {
  const { result } = show()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  // A redirect has no status for scripts.
  vi.stubGlobal('fetch', async (_: string, { redirect }: RequestInit) => ({ status: redirect === 'manual' ? 0 : 404 }))
  await result.current.onSent()
  vi.unstubAllGlobals()
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/pt-br\/obrigado#enviado-\w+$/))
})

test('a visitor who has left the form is not taken to the thank-you page', async () => {
  const { result, router, preload, navigate } = show()
  const { promise, resolve } = Promise.withResolvers<[]>()
  preload.mockReturnValue(promise)
  const following = result.current.onSent()
  router.history.push('/pt-br/quem-somos')
  resolve([])
  await following
  expect(navigate).not.toHaveBeenCalled()
})

function show() {
  const page = emptyPageFrame('pt-br')
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [page.pathname] }), {
    firstPage: { page, content: {} },
  })
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const hook = renderHook(() => useDelivery(contactForm), {
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>
        <PageProvider page={page}>{children}</PageProvider>
      </RouterContextProvider>
    ),
  })
  return { ...hook, router, preload, navigate }
}
