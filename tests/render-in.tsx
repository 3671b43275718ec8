import { createIntl } from '@formatjs/intl'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { expandMessages } from '../components/page/expand-messages'
import { PageProvider } from '../components/page/PageProvider'
import { type LocaleId, locales } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { emptyPageData } from '../pages/empty-page-data'
import { compactMessages, readCatalogues } from '../renderer/messages/catalogues'

// With fake timers Testing Library advances the time through a global `jest`, and without one it waits for ever.
Object.assign(globalThis, { jest: { advanceTimersByTime: vi.advanceTimersByTime } })

const catalogues = readCatalogues()

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
  const t = messagesOf(locale)
  const page = emptyPageData(locale, t, compactMessages(catalogues[locale], catalogues[locale].keys()))
  const wrapper = ({ children }: { children: ReactNode }) => <PageProvider page={page}>{children}</PageProvider>
  return { t, wrapper }
}

/** The messages of a language as plain text, without their tags. */
function messagesOf(locale: LocaleId) {
  const messages = expandMessages(compactMessages(catalogues[locale], catalogues[locale].keys()))
  const intl = createIntl({ locale: locales[locale].tag, messages, onError: fail })
  const withoutTag = (words: unknown[]) => words.join('')
  const tags = { highlight: withoutTag, policy: withoutTag, contact: withoutTag }
  return (id: MessageId, values: Values = {}) => String(intl.formatMessage({ id }, { ...tags, ...values }))
}

function fail(error: Error): never {
  throw error
}
