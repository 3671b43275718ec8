import { createContext, type ReactNode, useContext } from 'react'
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl'
import { defaultLocale, locales } from '../../locales/locales'
import { expandMessages } from './expand-messages'
import type { PageData } from './page-data'

const PageContext = createContext<PageData | undefined>(undefined)

/** Gives everything below it the page's data and its language. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageContext.Provider value={page}>
      <RawIntlProvider value={intlOf(page)}>{children}</RawIntlProvider>
    </PageContext.Provider>
  )
}

/** Pages of one view and language have the same messages: while prerendering thousands of them, each is read once. */
const known = new WeakMap<PageData['messages'], IntlShape>()

function intlOf({ locale, messages }: PageData): IntlShape {
  const intl =
    known.get(messages) ??
    createIntl({
      locale: locales[locale].tag,
      defaultLocale: locales[defaultLocale].tag,
      messages: expandMessages(messages),
      onError: failLoudly,
    })
  known.set(messages, intl)
  return intl
}

/** @throws outside a PageProvider. */
export function usePage(): PageData {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() needs a <PageProvider> around the component.')
  return page
}

export function useLocale() {
  return usePage().locale
}

/** A missing message is a defect of the build: it must stop the prerender, not print a key to a visitor. */
function failLoudly(error: Error): never {
  throw error
}
