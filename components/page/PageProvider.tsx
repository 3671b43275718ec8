import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'react-intl'
import { intlConfig } from '../../locales/intl.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import type { PageFrame } from './page-data.ts'

const PageContext = createContext<PageFrame | undefined>(undefined)

/** Gives the page's data and language to all components in it. The language's messages must have been loaded. */
export function PageProvider({ page, children }: { page: PageFrame; children: ReactNode }) {
  return (
    <PageContext.Provider value={page}>
      <IntlProvider {...intlConfig(page.locale)} textComponent={WholeWords}>
        {children}
      </IntlProvider>
    </PageContext.Provider>
  )
}

/** @throws outside a PageProvider */
export function usePage(): PageFrame {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() needs a <PageProvider> around the component.')
  return page
}

export function useLocale() {
  return usePage().locale
}
