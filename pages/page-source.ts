import type { LayoutId, PageHead } from '../components/page/page-data'
import { company } from '../content/company'
import type { LocaleId } from '../locales/locales'
import type { MessageId } from '../locales/message-id'

/** What a page needs besides its code: its titles, its content, its place on the site. Runs while prerendering only. */
export interface PageSource<Content = unknown> {
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
  load: (request: SourceRequest) => LoadedPage<Content> | undefined
}

export interface SourceRequest {
  locale: LocaleId
  params: Record<string, string>
  /** A message of the reader's language as plain text. */
  text: (id: MessageId, values?: Record<string, string | number>) => string
}

interface LoadedPage<Content> {
  head: Pick<PageHead, 'title' | 'description'>
  content: Content
}

/** What a page component is given. */
export type PageProps<Source> = { content: ContentOf<Source> }
type ContentOf<Source> = Source extends PageSource<infer Content> ? Content : never

/** Keeps a source's content type, so that its page can name it: `PageProps<typeof aboutSource>`. */
export function pageSource<Content>(source: PageSource<Content>): PageSource<Content> {
  return source
}

/** A page's title as tabs and search results show it. */
export function branded(title: string): string {
  return `${title} | ${company.name}`
}
