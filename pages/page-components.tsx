import type { ReactNode } from 'react'
import { AboutPage } from './about/AboutPage'
import { AiPage } from './ai/AiPage'
import { waitingCost } from './ai/waiting-cost'
import { AiNewsItemPage } from './ai-news/AiNewsItemPage'
import { AiNewsPage } from './ai-news/AiNewsPage'
import { AnswersPage } from './answers/AnswersPage'
import { BusinessCardPage } from './business-card/BusinessCardPage'
import { ContactPage } from './contact/ContactPage'
import { FactoryPage } from './factory/FactoryPage'
import { scopeReader } from './factory/scope-reader'
import { HirePage } from './hire/HirePage'
import { interviewCalendar } from './hire/interview-calendar'
import { HomePage } from './home/HomePage'
import { StandardHomePage } from './home/StandardHomePage'
import { ArticlePage } from './news/ArticlePage'
import { NewsPage } from './news/NewsPage'
import { PrivacyPage } from './privacy/PrivacyPage'
import { ProductsPage } from './products/ProductsPage'
import { contactRequest, leadRequest } from './request-parts'
import type { PageId } from './routes'
import { ServicePage } from './services/ServicePage'
import { StoriesPage } from './stories/StoriesPage'
import { StoryPage } from './stories/StoryPage'
import { ThanksPage } from './thanks/ThanksPage'

/**
 * The component of each page of the table of addresses. All of them come in one file, of 12 KB: a page change then needs nothing but
 * the page's data.
 */
export const pageComponents = {
  home: HomePage,
  standardHome: StandardHomePage,
  about: AboutPage,
  standardAbout: AboutPage,
  service: ServicePage,
  contact: ContactPage,
  thanks: ThanksPage,
  products: ProductsPage,
  news: NewsPage,
  olderNews: NewsPage,
  article: ArticlePage,
  stories: StoriesPage,
  story: StoryPage,
  ai: AiPage,
  factory: FactoryPage,
  hire: HirePage,
  answers: AnswersPage,
  privacy: PrivacyPage,
  businessCard: BusinessCardPage,
  aiNews: AiNewsPage,
  aiNewsItem: AiNewsItemPage,
} satisfies Record<PageId, (props: never) => ReactNode>

/** What a page's component takes as `content`: nothing where it takes none. */
export type PageContent<Id extends PageId> =
  Parameters<(typeof pageComponents)[Id]> extends [{ content: infer Content }] ? Content : Record<string, never>

/** The parts of pages whose code comes on demand: a prerendered page shows them without it, a page that is changed to waits for it. */
const pageParts: { [Id in PageId]?: { load: () => Promise<void> }[] } = {
  contact: [contactRequest],
  factory: [leadRequest, scopeReader],
  hire: [leadRequest, interviewCalendar],
  ai: [waitingCost],
}

export async function loadParts(id: string | undefined): Promise<void> {
  await Promise.all((pageParts[id as PageId] ?? []).map(({ load }) => load()))
}
