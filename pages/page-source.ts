import type { LayoutId } from '../components/page/page-data.ts'
import type { PictureName } from '../content/schema/pictures.ts'
import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/** What the build and the dev server know of a page; never part of the browser's code. */
export interface PageSource {
  layout: LayoutId
  /** All values of the path's own parameters; absent if the path has none. */
  staticParams?: () => Record<string, string>[]
  /** Returns undefined if the parameters name no page. */
  load(input: SourceInput): LoadedContent | undefined
}

/** By `in out`, the content must be exactly what the component takes. Data that hold more belong to another page. */
export interface PageSourceOf<in out Content, in out Param extends string> extends PageSource {
  staticParams?: () => Record<Param, string>[]
  load(input: SourceInput<Param>): LoadedContent<Content> | undefined
}

export interface SourceInput<Param extends string = string> {
  locale: LocaleId
  params: Record<Param, string>
  /** Returns a message in the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

export interface LoadedContent<Content = unknown> {
  head: HeadText
  content: Content
  /** The ids to which texts may link; the crawler knows whether the page has them. */
  anchors?: string[]
  /** The list that contains this page, for the breadcrumb in search results. */
  listedAt?: { name: string; path: string }
  /** ISO dates such as 2026-11-21, where the content provides them. */
  dates?: { published?: string; modified: string }
  /** Who published first what an article tells again, and where. */
  original?: { publisher: string; url: string }
  /** The videos that the page shows, for search engines. */
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

/** Declares how the content of a page is made; route-sources.ts tells for which route. */
export function definePage<Content, Param extends string = never>(source: PageSourceOf<Content, Param>) {
  return source
}

export type ContentOf<Source extends PageSource> = NonNullable<ReturnType<Source['load']>>['content']
