import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { defaultLocale, locales } from '../../locales/locales'
import { expandMessages } from './expand-messages'
import type { PageData } from './page-data'

const PageContext = createContext<PageData | undefined>(undefined)

/** Gives everything below it the page's data and its language. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  const messages = useMemo(() => expandMessages(page.messages), [page.messages])
  return (
    <PageContext.Provider value={page}>
      <IntlProvider
        locale={locales[page.locale].tag}
        defaultLocale={locales[defaultLocale].tag}
        messages={messages}
        onError={failLoudly}
      >
        {children}
      </IntlProvider>
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

/** A missing message is a defect of the build: it must stop the prerender, not print a key to a visitor. */
function failLoudly(error: Error): never {
  throw error
}
