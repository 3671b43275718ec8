import { type ReactNode, useMemo } from 'react'
import { PageProvider } from '../components/page/PageProvider'
import type { LocaleId } from '../locales/locales'
import { emptyPageData } from '../pages/empty-page-data'

/** The page data that components read. */
export function PageContext({ locale, children }: { locale: LocaleId; children: ReactNode }) {
  const page = useMemo(() => emptyPageData(locale), [locale])
  return <PageProvider page={page}>{children}</PageProvider>
}
