import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider } from '../components/page/PageProvider.tsx'
import { loadAllMessages } from '../locales/intl.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { createSiteRouter } from '../pages/router.ts'
import { emptyPageData } from '../tests/empty-page-data.ts'
import { useDelivery } from './site-forms.tsx'

const openSubmission = vi.hoisted(() => vi.fn())
vi.mock('./delivery.ts', () => ({ openSubmission }))

const filled = { name: 'Ana' }
const newSubmission = () => ({ send: vi.fn(async (_body: string) => {}), close: vi.fn() })
let submissions: ReturnType<typeof newSubmission>[]

beforeAll(() => Promise.all(localeIds.map((locale) => loadAllMessages(locale))))

beforeEach(() => {
  submissions = []
  openSubmission.mockImplementation(() => {
    const submission = newSubmission()
    submissions.push(submission)
    return submission
  })
  history.replaceState(null, '', '/')
})

test('a very long address is truncated', async () => {
  history.replaceState(null, '', `/?utm=${'a'.repeat(3000)}`)
  const { result } = show('pt-br')
  await result.current.onSend(filled)
  expect(sent().origin).toBe(location.href.slice(0, 2000))
})

test('a delivered request counts as a conversion; a failed one makes the form fail', async () => {
  sessionStorage.clear()
  const { result } = show('pt-br')
  submissions[0]?.send.mockRejectedValueOnce(new Error('No network.'))
  await expect(result.current.onSend(filled)).rejects.toThrow('No network.')
  expect(sessionStorage).toHaveLength(0)
  await result.current.onSend(filled)
  expect(sessionStorage).toHaveLength(1)
})

test('a visitor who has left the form is not taken to the thank-you page', async () => {
  const { result, preload, open, unmount } = show('pt-br')
  const { promise, resolve } = Promise.withResolvers<[]>()
  preload.mockReturnValue(promise)
  const following = result.current.onSent()
  unmount()
  resolve([])
  await following
  expect(open).not.toHaveBeenCalled()
})

function show(locale: LocaleId, thanksIn?: LocaleId, isStrict = false) {
  const page = emptyPageData(locale)
  const router = createSiteRouter(createMemoryHistory(), { first: { page, content: {} } })
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue([])
  const open = vi.spyOn(router, 'navigate').mockResolvedValue()
  const hook = renderHook(() => useDelivery({ thanksIn }), {
    reactStrictMode: isStrict,
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>
        <PageProvider page={page}>{children}</PageProvider>
      </RouterContextProvider>
    ),
  })
  return { ...hook, preload, open }
}

/** The request passed to the form's submission. */
function sent(): Record<string, string> {
  return JSON.parse(submissions[0]?.send.mock.lastCall?.[0] ?? '{}')
}
