import type { PageFrame } from '../components/page/page-data.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { sharedContent } from '../pages/shared-content.ts'

/** The data of a page for tests that render single components. */
export function emptyPageFrame(locale: LocaleId): PageFrame {
  return {
    locale,
    pathname: `/${locale}`,
    layout: 'standard',
    head: { title: '', metas: [], links: [] },
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageFrame['languagePaths'],
    shared: sharedContent(locale),
    buildId: '',
  }
}
