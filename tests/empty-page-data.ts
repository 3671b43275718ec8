import type { PageData } from '../components/page/page-data.ts'
import { textIn } from '../locales/intl.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { sharedContent } from '../pages/shared/shared-content.ts'

/** For tests that render single components. */
export function emptyPageData(locale: LocaleId): PageData {
  return {
    locale,
    pathname: `/${locale}`,
    layout: 'standard',
    head: { title: '', metas: [], links: [] },
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageData['languagePaths'],
    shared: sharedContent(textIn(locale)),
    build: '',
  }
}
