import { pageAddress } from '../../components/page/page-path.ts'
import type { LocaleId } from '../../locales/locales.ts'

/** The feeds of a language, as documents link to them. */
export function feedsOf(locale: LocaleId) {
  const folder = pageAddress(locale, { to: '/noticias' })
  return [
    { format: 'rss', type: 'application/rss+xml', path: `${folder}/rss.xml` },
    { format: 'atom', type: 'application/atom+xml', path: `${folder}/atom.xml` },
    { format: 'json', type: 'application/feed+json', path: `${folder}/feed.json` },
  ] as const
}
