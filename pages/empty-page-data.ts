import type { PageData } from '../components/page/page-data'
import { type LocaleId, localeIds } from '../locales/locales'
import type { SourceRequest } from './page-source'
import { sharedContent } from './shared-content'

/** A page at `/{locale}` without content: tests and the style guide show single components as parts of it. */
export function emptyPageData(locale: LocaleId, text: SourceRequest['text'], messages: PageData['messages']): PageData {
  return {
    locale,
    pathname: `/${locale}`,
    isUnknownAddress: false,
    layout: 'standard',
    head: '',
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageData['languagePaths'],
    shared: sharedContent(text),
    content: {},
    messages,
  }
}
