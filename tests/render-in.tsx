import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { PageProvider } from '../components/page/PageProvider.tsx'
import { intlIn, loadMessages } from '../locales/intl.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import { createSiteRouter } from '../pages/router.ts'
import { emptyPageFrame } from './empty-page-frame.ts'

// With fake timers, Testing Library advances time through a global `jest`; without one it waits forever.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } })

await Promise.all(localeIds.map(loadMessages))

type Values = Record<string, string | number>

/** Renders an element as on the page at `/{locale}`, with all messages. */
export function renderIn(locale: LocaleId, element: ReactNode) {
  const { t, wrapper } = pageContextsIn(locale)
  const user = userEvent.setup({
    delay: null,
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })
  return { ...render(element, { wrapper }), user, t }
}

/**
 * The providers that an element needs on the page at `/{locale}`, for tests that prerender or hydrate it themselves.
 */
export function pageContextsIn(locale: LocaleId) {
  const page = emptyPageFrame(locale)
  const history = createMemoryHistory({ initialEntries: [page.pathname] })
  const router = createSiteRouter(history, { firstPage: { page, content: {} } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <PageProvider page={page}>{children}</PageProvider>
    </RouterContextProvider>
  )
  return { t: plainMessages(locale), wrapper }
}

function plainMessages(locale: LocaleId) {
  const withoutTag = (words: unknown[]) => words.join('')
  const tags = { highlight: withoutTag, policy: withoutTag, contact: withoutTag, figure: withoutTag, line: withoutTag }
  return (id: MessageId, values: Values = {}) => String(intlIn(locale).formatMessage({ id }, { ...tags, ...values }))
}
