import type { Article, BreadcrumbList, Graph, ListItem, Organization, VideoObject, WebSite } from 'schema-dts'
import { widestPicture } from '../../components/ui/picture-families.ts'
import { company, dialled } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import type { LoadedContent, VideoOfPage } from '../../pages/page-source.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'

interface JsonLdInput {
  url: string
  locale: LocaleId
  title: string
  description: string
  shareImage: string
  published?: string
  modified?: string
  original: LoadedContent<unknown>['original']
  /** Breadcrumbs from the home of the language to the page, both included. */
  trail: { name: string; url: string }[]
  videos: VideoOfPage[]
}

/**
 * What search engines show of a page: the company, breadcrumbs, an article, videos (https://schema.org, JSON-LD 1.1).
 */
export function createJsonLd(input: JsonLdInput): Graph {
  const { locale, trail, published, videos } = input
  const isHome = trail.length === 1
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? [organization(), website()] : [breadcrumbs(trail)]),
      ...(published ? [article(input)] : []),
      ...videos.map((video) => videoObject(video, locale)),
    ],
  }
}

const publisher = { '@type': 'Organization', name: company.name, url: absoluteUrl('/') } as const

function organization(): Organization {
  return {
    ...publisher,
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: '512', height: '512' },
    legalName: company.legalName,
    email: company.email,
    telephone: dialled(company.phone),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      telephone: dialled(company.phone),
      availableLanguage: localeIds.map((locale) => locales[locale].tag),
    },
    sameAs: company.social.filter(({ id }) => id !== 'whatsapp').map(({ url }) => url),
  }
}

function website(): WebSite {
  return { '@type': 'WebSite', name: company.name, url: absoluteUrl('/') }
}

function breadcrumbs(trail: JsonLdInput['trail']): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, url: item }, index): ListItem => ({ '@type': 'ListItem', position: index + 1, name, item }),
    ),
  }
}

function article({ url, locale, title, description, shareImage, published, modified, original }: JsonLdInput): Article {
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: shareImage,
    datePublished: published,
    dateModified: modified,
    inLanguage: locales[locale].tag,
    author: original ? { '@type': 'Organization', name: original.publisher } : publisher,
    ...(original && { isBasedOn: original.url }),
    publisher,
    mainEntityOfPage: url,
  }
}

function videoObject({ title, description, poster, date, videoUrl }: VideoOfPage, locale: LocaleId): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: absoluteUrl(widestPicture(poster)),
    uploadDate: noonOf(date),
    embedUrl: videoUrl,
    inLanguage: locales[locale].tag,
  }
}
