import type { HeadTags } from '../../components/page/page-data.ts'
import { company } from '../../content/company/company.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import type { PageHead } from './page-head.ts'
import { shareImageSize } from './share-images.ts'

/** The part of the head that differs from page to page. */
export function headTags(head: PageHead, locale: LocaleId): HeadTags {
  return {
    title: head.title,
    metas: [
      { name: 'description', content: head.description },
      ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...shareTags(head, locale),
    ],
    links: [
      ...(head.canonical ? [{ rel: 'canonical', href: head.canonical }] : []),
      ...head.alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
    ],
  }
}

/** Open Graph (https://ogp.me), and a tag that only X reads. */
function shareTags(
  { share, dates, canonical, description, alternates }: PageHead,
  locale: LocaleId,
): HeadTags['metas'] {
  if (!share) return []
  const own = openGraphLocale(locales[locale].tag)
  const others = alternates
    .filter(({ hrefLang }) => hrefLang !== 'x-default' && hrefLang.includes('-'))
    .map(({ hrefLang }) => openGraphLocale(hrefLang))
    .filter((tag) => tag !== own)
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
    ...properties.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content }])),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Open Graph writes `pt_BR` where HTML writes `pt-BR`. */
function openGraphLocale(tag: string): string {
  return tag.replace('-', '_')
}
