import { createContext, type ReactNode, useContext } from 'react'
import { RawIntlProvider } from 'react-intl'
import { intlIn } from '../../locales/intl.ts'
import type { PageData } from './page-data.ts'

const PageContext = createContext<PageData | undefined>(undefined)

/** Gives everything below it the page's data and its language, of which the messages have been loaded. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageContext.Provider value={page}>
      <RawIntlProvider value={intlIn(page.locale)}>{children}</RawIntlProvider>
    </PageContext.Provider>
  )
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
