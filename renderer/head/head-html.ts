import { company } from '../../content/company/company.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { element, escapeHtml, scriptText } from '../prerender/html-element.ts'
import { shareImageSize } from '../share-images/share-image.ts'
import type { PageHead } from './page-head.ts'

/**
 * The part of the head that differs from page to page; client-side navigation replaces it as a whole
 * (renderer/browser/update-document.ts), so that a page has the same head however it was reached.
 */
export function headHtml(head: PageHead, locale: LocaleId): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    head.canonical ? element('link', { rel: 'canonical', href: head.canonical }) : '',
    head.previous ? element('link', { rel: 'prev', href: head.previous }) : '',
    head.next ? element('link', { rel: 'next', href: head.next }) : '',
    ...head.alternates.map(({ hrefLang, href }) => element('link', { rel: 'alternate', hreflang: hrefLang, href })),
    ...head.feeds.map(({ type, title, href }) => element('link', { rel: 'alternate', type, title, href })),
    ...shareTags(head, locale),
    head.jsonLd ? `${element('script', { type: 'application/ld+json' })}${scriptText(head.jsonLd)}</script>` : '',
  ].join('')
}

/** Open Graph (https://ogp.me), and a tag that only X reads. */
function shareTags({ share, dates, canonical, description, alternates }: PageHead, locale: LocaleId): string[] {
  if (!share) return []
  const own = openGraphLocale(locales[locale].tag)
  const others = alternates
    .map(({ hrefLang }) => openGraphLocale(hrefLang))
    .filter((tag) => !['x_default', own].includes(tag))
  const properties: [name: string, content: string | undefined][] = [
    ['og:type', share.kind],
    ['og:site_name', company.name],
    ['og:title', share.title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', own],
    ...others.map((tag): [string, string] => ['og:locale:alternate', tag]),
    ['og:image', share.image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(shareImageSize.width)],
    ['og:image:height', String(shareImageSize.height)],
    ['og:image:alt', share.title],
    ['article:published_time', dates?.published],
    ['article:modified_time', dates?.published && dates.modified],
  ]
  return [
    ...properties.flatMap(([name, content]) => (content === undefined ? [] : [meta('property', name, content)])),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Open Graph writes `pt_BR` where HTML writes `pt-BR`. */
function openGraphLocale(tag: string): string {
  return tag.replace('-', '_')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return element('meta', { [kind]: name, content })
}
