import type { Article, NewsArticle, Person, Service, VideoObject } from 'schema-dts'
import type { PictureName } from '../content/checks/picture.schema.ts'
import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/**
 * Runs at build time and in the dev server, never in the browser; `Param` names the path's parameters besides the
 * language.
 */
export interface PageLoader<Content = unknown, Param extends string = string> {
  /** The background of the picture shown when somebody shares the page. */
  shareImage: ShareImagePicture
  /** The section of the site, for the share image and the breadcrumb. */
  section?: MessageId
  /** The schema.org type of the page (https://schema.org/WebPage and its subtypes). */
  kind?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage'
  /** All values of the path's own parameters; absent if the path has none. */
  addresses?: () => Record<Param, string>[]
  /** Undefined if the page does not exist in this language. */
  load(input: LoaderInput<Param>): LoadedContent<Content> | undefined
}

export interface LoaderInput<Param extends string = string> {
  locale: LocaleId
  params: Record<Param, string>
  /** Returns a message in the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

export interface LoadedContent<Content> {
  head: HeadText
  content: Content
  /** The address of the list that contains this page, for the breadcrumb in search results. */
  listedAt?: string
  /** ISO dates such as 2026-11-21, where the content provides them. */
  dates?: { published?: string; modified: string }
  /** The adjacent pages of a paginated list. */
  previous?: string
  next?: string
  /** The page's main entities as JSON-LD; with several, the first is the main one. */
  jsonLdNodes?: (place: JsonLdContext) => JsonLdNode[]
}

interface HeadText {
  /** At most 60 characters; the company's name is appended if there is room. */
  title: string
  /** 70 to 160 characters. */
  description: string
  omitsCompanyName?: boolean
}

/** A node with an id, so that other nodes can refer to it. */
export type JsonLdNode = (Article | NewsArticle | Person | Service | VideoObject) & { '@id': string }

interface JsonLdContext {
  /** The page's canonical address. */
  url: string
  /** A BCP 47 tag. */
  language: string
  organization: { '@id': string }
  shareImage: string
  absoluteUrl: (path: string) => string
}

/** A dark wave, because the text on it is light. */
export type ShareImagePicture = Exclude<Extract<PictureName, `hero/${string}`>, 'hero/light'>

export type PageProps<Loader> = { content: ContentOf<Loader> }
type ContentOf<Loader> = Loader extends PageLoader<infer Content> ? Content : never

/** Infers the type of the loader's content, so that its page can use it: `PageProps<typeof aboutLoader>`. */
export function pageLoader<Content, Param extends string = never>(
  loader: PageLoader<Content, Param>,
): PageLoader<Content, Param> {
  return loader
}
