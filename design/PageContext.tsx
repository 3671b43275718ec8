import { messages } from 'virtual:messages'
import { type ReactNode, useMemo } from 'react'
import { PageProvider } from '../components/page/PageProvider'
import type { LocaleId } from '../locales/locales'
import { emptyPageData } from '../pages/empty-page-data'
import { textIn } from './messages'

/** The page data that components read. */
export function PageContext({ locale, children }: { locale: LocaleId; children: ReactNode }) {
  const page = useMemo(() => emptyPageData(locale, textIn(locale), messages[locale]), [locale])
  return <PageProvider page={page}>{children}</PageProvider>
}
