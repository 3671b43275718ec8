import type { ResolveParams } from '@tanstack/react-router'
import type { LayoutId } from '../components/page/page-data.ts'
import type { RoutePath } from '../components/page/page-path.ts'
import type { PictureName } from '../content/schema/pictures.ts'
import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/** What the build and the dev server know of the pages of a route; never part of the browser's code. */
export interface PageSource<Content = unknown, Param extends string = string> {
  /** The paths of its routes; the first is canonical. */
  paths: readonly [RoutePath, ...RoutePath[]]
  layout: LayoutId
  /** All values of the path's own parameters; absent if the path has none. */
  addresses?: () => Record<Param, string>[]
  /** Undefined if the page does not exist in this language. */
  load(input: DataInput<Param>): LoadedContent<Content> | undefined
}

export interface DataInput<Param extends string = string> {
  locale: LocaleId
  params: Record<Param, string>
  /** Returns a message in the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

export interface LoadedContent<Content> {
  head: HeadText
  content: Content
  /** The list that contains this page, for the breadcrumb in search results. */
  listedAt?: { name: string; path: string }
  /** ISO dates such as 2026-11-21, where the content provides them. */
  dates?: { published?: string; modified: string }
  /** Who published first what an article tells again, and where. */
  original?: { publisher: string; url: string }
  /** Those that the page shows, for search engines. */
  videos?: VideoOfPage[]
}

interface HeadText {
  /** At most 60 characters; the company's name is appended if there is room. */
  title: string
  /** 70 to 160 characters. */
  description: string
  omitsCompanyName?: boolean
  /** The page's own picture, which social networks show, cropped. */
  picture?: PictureName
}

export interface VideoOfPage {
  title: string
  description: string
  poster: PictureName
  /** An ISO date. */
  date: string
  videoUrl: string
}

type OwnParam<Path extends RoutePath> = Exclude<keyof ResolveParams<Path>, 'locale'> & string

/** Declares the data of the pages at the paths of a route. */
export function pageData<const Path extends RoutePath, Content>(
  path: Path | readonly [Path, ...Path[]],
  source: Omit<PageSource<Content, OwnParam<Path>>, 'paths'>,
): PageSource<Content, OwnParam<Path>> {
  return { paths: typeof path === 'string' ? [path] : path, ...source }
}

/**
 * The content of a page, as its route's loader returns it. Extend it by an interface, whose members TypeScript looks up
 * late: the types of all paths depend on the routes, and the routes on their content.
 */
export type ContentOf<Source> = Source extends PageSource<infer Content, never> ? Content : never
