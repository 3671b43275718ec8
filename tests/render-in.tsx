import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { PageProvider } from '../components/page/PageProvider.tsx'
import { intlIn, loadMessages } from '../locales/intl.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'
import { emptyPageData } from '../pages/empty-page-data.ts'

// With fake timers Testing Library advances the time through a global `jest`, and without one it waits for ever.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } })

await Promise.all(localeIds.map(loadMessages))

type Values = Record<string, string | number>

/** Shows an element as a page of the site does: in one language with all its messages, on the page at `/{locale}`. */
export function renderIn(locale: LocaleId, element: ReactNode) {
  const { t, wrapper } = pageContextsIn(locale)
  const user = userEvent.setup({
    delay: null,
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })
  return { ...render(element, { wrapper }), user, t }
}

/** What an element needs around it on the page at `/{locale}`, for tests that prerender or hydrate it themselves. */
export function pageContextsIn(locale: LocaleId) {
  const page = emptyPageData(locale)
  const wrapper = ({ children }: { children: ReactNode }) => <PageProvider page={page}>{children}</PageProvider>
  return { t: plainMessages(locale), wrapper }
}

/** The messages of a language as plain text, without their tags. */
function plainMessages(locale: LocaleId) {
  const withoutTag = (words: unknown[]) => words.join('')
  const tags = { highlight: withoutTag, policy: withoutTag, contact: withoutTag }
  return (id: MessageId, values: Values = {}) => String(intlIn(locale).formatMessage({ id }, { ...tags, ...values }))
}
