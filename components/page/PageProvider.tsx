import { createContext, type ReactNode, useContext } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl'
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

/** @throws outside a PageProvider. */
export function usePage(): PageData {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() needs a <PageProvider> around the component.')
  return page
}

export function useLocale() {
  return usePage().locale
}

const intls = new WeakMap<PageData, IntlShape>()
const formatters = createIntlCache()

/** Made once for each page, so that parts of the document which show the same page as before have nothing to render. */
function intlOf(page: PageData): IntlShape {
  const known = intls.get(page)
  if (known) return known
  const intl = createIntl(
    {
      locale: locales[page.locale].tag,
      defaultLocale: locales[defaultLocale].tag,
      messages: expandMessages(page.messages),
      onError: failLoudly,
    },
    formatters,
  )
  intls.set(page, intl)
  return intl
}

/** A missing message is a defect of the build: it must stop the prerender, not print a key to a visitor. */
function failLoudly(error: Error): never {
  throw error
}
