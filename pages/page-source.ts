import type { NewsArticle, Person, Service, VideoObject } from 'schema-dts'
import type { LayoutId } from '../components/page/page-data'
import type { PictureName } from '../content/picture.schema'
import type { LocaleId } from '../locales/locales'
import type { MessageId } from '../locales/message-id'

/** What a page needs besides its code: its titles, its content, its place on the site. Runs while prerendering only. */
export interface PageSource<Content = unknown> {
  /** The wave behind its title when somebody shares it: the one of its hero. */
  shareImage: ShareImagePicture
  /** The part of the site that it belongs to, in a few words, for the same occasion. */
  section?: MessageId
  /** The path of the page that lists it, if one does. */
  listedAt?: string
  /** What kind of page it is to search engines (https://schema.org/WebPage and those below it). */
  kind?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage'
  /** The module that shows the page: the messages it uses travel with the page. */
  view: string
  layout: LayoutId
  /** False where search engines are to leave the page out. */
  isIndexed?: boolean
  /** The path (as in the table of addresses) of the page that this one is a variant of. */
  canonicalPath?: string
  /** For a path with a parameter of its own: each value that exists. */
  addresses?: () => Record<string, string>[]
  /** The page in one language, or undefined where there is no such page. */
  load: (request: SourceRequest) => SourcePage<Content> | undefined
}

export interface SourceRequest {
  locale: LocaleId
  params: Record<string, string>
  /** A message of the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

export interface SourcePage<Content> {
  head: PageWords
  content: Content
  /** When its text was written and last changed, where it says so: days such as 2026-11-21. */
  dates?: { published?: string; modified: string }
  /** What it tells of, for search engines. Where several are given, the first is what the page is mainly about. */
  graphNodes?: (place: GraphNodePlace) => GraphNode[]
}

export interface PageWords {
  /** At most 60 characters. The company's name follows where there is room for it. */
  title: string
  /** 70 to 160 characters. */
  description: string
  /** For a title that stands alone. */
  isTitleWhole?: boolean
}

/** What pages of this site tell of. Each has an id, so that others can point to it. */
export type GraphNode = (NewsArticle | Person | Service | VideoObject) & { '@id': string }

/** Where a thing stands: its page, its language, and the company that others point to. */
interface GraphNodePlace {
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
export type ShareImagePicture = Exclude<Extract<PictureName, `hero/${string}`>, 'hero/light' | 'hero/home-portrait'>

/** What a page component is given. */
export type PageProps<Source> = { content: ContentOf<Source> }
type ContentOf<Source> = Source extends PageSource<infer Content> ? Content : never

/** Keeps a source's content type, so that its page can name it: `PageProps<typeof aboutSource>`. */
export function pageSource<Content>(source: PageSource<Content>): PageSource<Content> {
  return source
}
