import type { Graph } from 'schema-dts'
import type { HeadTags } from '../../components/page/page-data.ts'
import { pathnameIn } from '../../components/page/page-path.ts'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { limits } from '../../content/limits.ts'
import type { PictureName } from '../../content/schema/pictures.ts'
import { noindexReason } from '../../content/site.ts'
import { type LocaleId, localeIds, locales, xDefaultLocale } from '../../locales/locales.ts'
import type { LoadedContent, SourceInput } from '../../pages/page-source.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { createJsonLd } from './json-ld.ts'
import { brandPicture, shareImagePath, shareImageSize } from './share-images.ts'

/** What the build says of a page, in its head and elsewhere; addresses are absolute. */
export interface PageMetadata {
  tags: HeadTags
  /** The 404 page has none. */
  canonical?: string
  alternates: { hrefLang: string; href: string }[]
  isIndexed: boolean
  /** The moment of the last change, if the content states one. */
  modified?: string
  /** What social networks show, cropped to `shareImageSize`. */
  picture?: PictureName
  jsonLd?: Graph
}

interface MetadataInput {
  pathname: string
  /** The page's path in each language; undefined if the page exists in one only. */
  paths: Record<LocaleId, string> | undefined
  isNotFound: boolean
  locale: LocaleId
  loaded: LoadedContent<unknown>
  text: SourceInput['text']
}

export function createMetadata({ pathname, paths, isNotFound, locale, loaded, text }: MetadataInput): PageMetadata {
  const { head, dates: days, listedAt } = loaded
  const isIndexed = !isNotFound && !noindexReason(pathname)
  const title = head.omitsCompanyName ? head.title : withCompanyName(head.title)
  const metas = [
    { name: 'description', content: head.description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
  if (isNotFound) return { tags: { title, metas, links: [] }, alternates: [], isIndexed }

  const published = days?.published && noonOf(days.published)
  const modified = days && noonOf(days.modified)
  const canonical = absoluteUrl(paths?.[locale] ?? pathname)
  const alternates = isIndexed && paths ? alternatesOf(paths) : []
  const picture = head.picture ?? brandPicture
  const image = absoluteUrl(shareImagePath(picture))
  const home = { name: text('layout.nav.home'), url: absoluteUrl(pathnameIn(locale, { to: '/' })) }
  const list = listedAt ? [{ name: listedAt.name, url: absoluteUrl(listedAt.path) }] : []
  const others = alternates.length > 0 ? localeIds.filter((id) => id !== locale) : []
  const openGraph: [property: string, content: string | undefined][] = [
    ['og:type', published ? 'article' : 'website'],
    ['og:site_name', company.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical],
    ['og:locale', openGraphLocale(locale)],
    ...others.map((id): [string, string] => ['og:locale:alternate', openGraphLocale(id)]),
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(shareImageSize.width)],
    ['og:image:height', String(shareImageSize.height)],
    ['og:image:alt', head.title],
    ['article:published_time', published],
    ['article:modified_time', published && modified],
  ]
  return {
    tags: {
      title,
      metas: [
        ...metas,
        ...openGraph.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content }])),
        // Only X reads it.
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [
        { rel: 'canonical', href: canonical },
        ...alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
      ],
    },
    canonical,
    alternates,
    isIndexed,
    modified,
    picture,
    jsonLd: createJsonLd({
      url: canonical,
      locale,
      title: head.title,
      description: head.description,
      shareImage: image,
      published,
      modified,
      original: loaded.original,
      trail: canonical === home.url ? [home] : [home, ...list, { name: head.title, url: canonical }],
      videos: loaded.videos ?? [],
    }),
  }
}

/** Open Graph (https://ogp.me) writes `pt_BR` where HTML writes `pt-BR`. */
function openGraphLocale(locale: LocaleId): string {
  return locales[locale].tag.replace('-', '_')
}

function withCompanyName(title: string): string {
  const whole = `${title} | ${company.name}`
  return whole.length <= limits.title.most ? whole : title
}

/** The page in each language, itself included: by language and region, by language alone, and for readers of others. */
function alternatesOf(paths: Record<LocaleId, string>): PageMetadata['alternates'] {
  const tags = localeIds.map((id) => [locales[id].tag, id] as const)
  // Of two regions of a language, the first stands for it.
  const languages = localeIds.map((id) => [new Intl.Locale(locales[id].tag).language, id] as const).reverse()
  const named = new Map([...languages, ...tags, ['x-default', xDefaultLocale] as const])
  return [...named].map(([hrefLang, id]) => ({ hrefLang, href: absoluteUrl(paths[id]) }))
}
