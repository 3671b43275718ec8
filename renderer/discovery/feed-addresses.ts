import type { LocaleId } from '../../locales/locales'

/** The feeds of a language, and how a document names them. */
export function feedsOf(locale: LocaleId) {
  return [
    { format: 'rss', type: 'application/rss+xml', path: `/${locale}/noticias/rss.xml` },
    { format: 'atom', type: 'application/atom+xml', path: `/${locale}/noticias/atom.xml` },
    { format: 'json', type: 'application/feed+json', path: `/${locale}/noticias/feed.json` },
  ] as const
}
