import { messages } from 'virtual:messages'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PageProvider } from '../../components/page/PageProvider'
import type { PageData } from '../../components/page/page-data'
import { company } from '../../content/company'
import { type LocaleId, localeIds } from '../../locales/locales'
import { serviceList } from '../../pages/services/service-list'
import { textIn } from './messages'

/** What stands around a component on the page at `/{locale}`. Links lead nowhere: nothing here listens to the router. */
export function Surroundings({ locale, children }: { locale: LocaleId; children: ReactNode }) {
  const page = useMemo(() => pageIn(locale), [locale])
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

function pageIn(locale: LocaleId): PageData {
  const { email, phone, phoneUrl, messagingUrl } = company
  return {
    locale,
    pathname: `/${locale}`,
    isUnknownAddress: false,
    layout: 'standard',
    head: { title: company.name, description: company.name, alternates: [], isIndexed: false },
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageData['languagePaths'],
    shared: {
      services: serviceList(textIn(locale)),
      social: company.social,
      contact: { email, phone, phoneUrl, messagingUrl },
      buildYear: new Date().getFullYear(),
    },
    content: {},
    messages: messages[locale],
  }
}
