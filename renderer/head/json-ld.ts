import type { BreadcrumbList, Graph, ListItem, Organization, Thing, WebPage, WebSite } from 'schema-dts'
import { company, dialled } from '../../content/company/company.ts'
import { type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import type { JsonLdNode, PageSource } from '../../pages/page-source.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { shareImageSize } from './share-images.ts'

interface JsonLdInput {
  /** The page's canonical address. */
  url: string
  locale: LocaleId
  kind: PageSource['kind']
  title: string
  description: string
  shareImage: string
  dates: { published?: string; modified: string } | undefined
  /** Breadcrumbs from the home of the language to the page, both included. */
  trail: { name: string; url: string }[]
  jsonLdNodes: JsonLdNode[]
}

export const organizationId = `${absoluteUrl('/')}#organization`
const siteId = `${absoluteUrl('/')}#website`

/**
 * The JSON-LD of a page: the page, site, company, breadcrumbs and main entities in one graph (https://schema.org,
 * JSON-LD 1.1).
 */
export function createJsonLd(input: JsonLdInput): Graph {
  const parts: Thing[] = [organization(input), site(), page(input)]
  if (input.trail.length > 1) parts.push(breadcrumbs(input))
  parts.push(...input.jsonLdNodes)
  return { '@context': 'https://schema.org', '@graph': parts }
}

/** Complete only on the pages that represent the company; elsewhere it would only make documents larger. */
function organization({ kind, trail }: JsonLdInput): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: '512', height: '512' },
    ...((isOfCompany(kind) || trail.length === 1) && organizationDetails()),
  }
}

function organizationDetails() {
  return {
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
  } as const
}

function isOfCompany(kind: PageSource['kind']): boolean {
  return kind === 'ContactPage' || kind === 'AboutPage'
}

function site(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId,
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: localeIds.map((locale) => locales[locale].tag),
    publisher: { '@id': organizationId },
  }
}

function page({ url, locale, kind, title, description, shareImage, dates, trail, jsonLdNodes }: JsonLdInput): WebPage {
  const [main] = jsonLdNodes
  const common = {
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locales[locale].tag,
    isPartOf: { '@id': siteId },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: shareImage,
      width: String(shareImageSize.width),
      height: String(shareImageSize.height),
    },
    ...(isOfCompany(kind) && { about: { '@id': organizationId } }),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
    ...(trail.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(dates && { dateModified: dates.modified }),
    ...(dates?.published && { datePublished: dates.published }),
  } as const
  return kind ? { '@type': kind, ...common } : { '@type': 'WebPage', ...common }
}

function breadcrumbs({ url, trail }: JsonLdInput): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map(
      ({ name, url: item }, index): ListItem => ({ '@type': 'ListItem', position: index + 1, name, item }),
    ),
  }
}
