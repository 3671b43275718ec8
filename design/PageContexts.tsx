import { messages } from 'virtual:messages'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PageProvider } from '../components/page/PageProvider'
import type { LocaleId } from '../locales/locales'
import { emptyPageData } from '../pages/empty-page-data'
import { textIn } from './messages'

/** The router and the page data that components read. Its links lead nowhere, since nothing here listens to the router. */
export function PageContexts({ locale, children }: { locale: LocaleId; children: ReactNode }) {
  const page = useMemo(() => emptyPageData(locale, textIn(locale), messages[locale]), [locale])
  const router = useMemo(
    () =>
      createRouter({
        routeTree: createRootRoute(),
        history: createMemoryHistory({ initialEntries: [`/${locale}`] }),
      }),
    [locale],
  )
  return (
    <RouterContextProvider router={router as never}>
      <PageProvider page={page}>{children}</PageProvider>
    </RouterContextProvider>
  )
}
