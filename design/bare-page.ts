import type { PageData } from '../components/page/page-data'
import { company } from '../content/company'
import { type LocaleId, localeIds } from '../locales/locales'
import type { SourceRequest } from '../pages/page-source'
import { sharedContent } from '../pages/shared-content'

/** The page at `/{locale}` without anything of its own: what components need around them to be shown or tested. */
export function barePage(locale: LocaleId, text: SourceRequest['text'], messages: PageData['messages']): PageData {
  return {
    locale,
    pathname: `/${locale}`,
    isUnknownAddress: false,
    layout: 'standard',
    head: { title: company.name, description: company.name, alternates: [], isIndexed: true, feeds: [] },
    languagePaths: Object.fromEntries(localeIds.map((id) => [id, `/${id}`])) as PageData['languagePaths'],
    shared: sharedContent(text),
    content: {},
    messages,
  }
}
