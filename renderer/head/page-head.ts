import type { Graph } from 'schema-dts'
import { pageAddress } from '../../components/page/page-path.ts'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { limits } from '../../content/limits.ts'
import type { PictureName } from '../../content/schema/pictures.ts'
import { reasonToHide } from '../../content/site.ts'
import { type Address, canonicalAddresses } from '../../crawler/addresses.ts'
import { international, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { notFoundData } from '../../pages/error/not-found.data.ts'
import type { DataInput, LoadedContent } from '../../pages/page-source.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { createJsonLd } from './json-ld.ts'
import { brandPicture, shareImagePath } from './share-images.ts'

/** The content of `<head>`; addresses are absolute. */
export interface PageHead {
  /** As tabs and search results show it. */
  title: string
  description: string
  /** The 404 page has none. */
  canonical?: string
  alternates: { hrefLang: string; href: string }[]
  isIndexed: boolean
  /** The moments of publication and last change, if the content states them. */
  dates?: { published?: string; modified: string }
  /** What social networks show; undefined if there is nothing to share. */
  share?: {
    title: string
    kind: 'website' | 'article'
    picture: PictureName
    /** The address of the picture, cropped to `shareImageSize`. */
    image: string
  }
  jsonLd?: Graph
}

interface HeadInput {
  address: Address
  locale: LocaleId
  loaded: LoadedContent<unknown>
  text: DataInput['text']
}

export function createHead({ address, locale, loaded, text }: HeadInput): PageHead {
  const { source, pathname } = address
  const { head, dates: days, listedAt } = loaded
  const common = {
    title: head.omitsCompanyName ? head.title : withCompanyName(head.title),
    description: head.description,
    ...(days && {
      dates: { published: days.published && noonOf(days.published), modified: noonOf(days.modified) },
    }),
  }
  if (source === notFoundData) return { ...common, isIndexed: false, alternates: [] }

  const isIndexed = !reasonToHide(pathname)
  const paths = canonicalAddresses(address)
  const canonical = absoluteUrl(typeof paths === 'string' ? paths : paths[locale])
  const picture = head.picture ?? brandPicture
  const image = absoluteUrl(shareImagePath(picture))
  const home = { name: text('layout.nav.home'), url: absoluteUrl(pageAddress(locale, { to: '/' })) }
  const list = listedAt ? [{ name: listedAt.name, url: absoluteUrl(listedAt.path) }] : []
  return {
    ...common,
    isIndexed,
    canonical,
    alternates: isIndexed && typeof paths !== 'string' ? alternatesOf(paths) : [],
    share: {
      title: head.title,
      kind: days?.published ? 'article' : 'website',
      picture,
      image,
    },
    jsonLd: createJsonLd({
      url: canonical,
      locale,
      title: head.title,
      description: head.description,
      shareImage: image,
      dates: common.dates,
      trail: canonical === home.url ? [home] : [home, ...list, { name: head.title, url: canonical }],
      videos: loaded.videos ?? [],
    }),
  }
}

/** If there is room for it. */
function withCompanyName(title: string): string {
  const whole = `${title} | ${company.name}`
  return whole.length <= limits.title.most ? whole : title
}

/** The page in each language, itself included: by language and region, by language alone, and for readers of others. */
function alternatesOf(paths: Record<LocaleId, string>): PageHead['alternates'] {
  const tags = localeIds.map((id) => [locales[id].tag, id] as const)
  // Of two regions of a language, the first stands for it.
  const languages = localeIds.map((id) => [new Intl.Locale(locales[id].tag).language, id] as const).reverse()
  const named = new Map([...languages, ...tags, ['x-default', international] as const])
  return [...named].map(([hrefLang, id]) => ({ hrefLang, href: absoluteUrl(paths[id]) }))
}
