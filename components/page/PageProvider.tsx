import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'react-intl'
import { intlConfig } from '../../locales/intl.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import type { PageData } from './page-data.ts'

const PageContext = createContext<PageData | undefined>(undefined)

/** Gives the page's data and language to all components in it. The language's messages must have been loaded. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <PageContext.Provider value={page}>
      <IntlProvider {...intlConfig(page.locale)} textComponent={WholeWords}>
        {children}
      </IntlProvider>
    </PageContext.Provider>
  )
}

/** @throws outside a PageProvider */
export function usePage(): PageData {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() needs a <PageProvider> around the component.')
  return page
}

export function useLocale() {
  return usePage().locale
}
