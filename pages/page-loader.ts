import type { Article, NewsArticle, Person, Service, VideoObject } from 'schema-dts'
import type { PictureName } from '../content/checks/picture.schema.ts'
import type { LocaleId } from '../locales/locales.ts'
import type { MessageId } from '../locales/message-id.ts'

/**
 * A page's head, content and place on the site. Runs at build time and in the dev server, never in
 * the browser. `Param` names the parameters of the page's path besides the language.
 */
export interface PageLoader<Content = unknown, Param extends string = string> {
  /** The ground of the picture that networks show when somebody shares the page: the wave of the page's hero. */
  shareImage: ShareImagePicture
  /** The part of the site that the page belongs to, in a few words, for that picture and for the way to the page. */
  section?: MessageId
  /** What kind of page this is to search engines (https://schema.org/WebPage and those below it). */
  kind?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage'
  /** Each value that exists of the path's own parameters; absent where the path has none. */
  addresses?: () => Record<Param, string>[]
  /** The page in one language, or undefined where there is no such page. */
  load(input: LoaderInput<Param>): LoadedContent<Content> | undefined
}

export interface LoaderInput<Param extends string = string> {
  locale: LocaleId
  params: Record<Param, string>
  /** A message of the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

export interface LoadedContent<Content> {
  head: HeadText
  content: Content
  /** The address of the page that lists this one, if one does: search engines show it on the way from the home to this page. */
  listedAt?: string
  /** The days on which the text was written and last changed, such as 2026-11-21, where the content names them. */
  dates?: { published?: string; modified: string }
  /** Where the pages before and after this one stand, in a list that is spread over several. */
  previous?: string
  next?: string
  /** What the page is about, for search engines. Where several are given, the first is the main one. */
  jsonLdNodes?: (place: JsonLdContext) => JsonLdNode[]
}

interface HeadText {
  /** At most 60 characters. The company's name follows where there is room for it. */
  title: string
  /** 70 to 160 characters. */
  description: string
  /** True where the company's name is not to follow. */
  omitsCompanyName?: boolean
}

/** A person, a service … that a page is about. Each has an id, so that other nodes of the graph can point to it. */
export type JsonLdNode = (Article | NewsArticle | Person | Service | VideoObject) & { '@id': string }

/** What the nodes of a page have in common. */
interface JsonLdContext {
  /** The page's canonical address. */
  url: string
  /** BCP 47. */
  language: string
  organization: { '@id': string }
  /** The address of the picture with which the page is shared. */
  shareImage: string
  absoluteUrl: (path: string) => string
}

/** A dark wave: the words on it are light. */
export type ShareImagePicture = Exclude<Extract<PictureName, `hero/${string}`>, 'hero/light'>

/** What a page component is given. */
export type PageProps<Loader> = { content: ContentOf<Loader> }
type ContentOf<Loader> = Loader extends PageLoader<infer Content> ? Content : never

/** Keeps the type of a loader's content, so that its page can name it: `PageProps<typeof aboutLoader>`. */
export function pageLoader<Content, Param extends string = never>(
  loader: PageLoader<Content, Param>,
): PageLoader<Content, Param> {
  return loader
}
