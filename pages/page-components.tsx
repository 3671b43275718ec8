import type { ReactNode } from 'react'
import { AboutPage } from './about/AboutPage.tsx'
import { AiPage } from './ai/AiPage.tsx'
import { AiNewsItemPage } from './ai-news/AiNewsItemPage.tsx'
import { AiNewsPage } from './ai-news/AiNewsPage.tsx'
import { AnswersPage } from './answers/AnswersPage.tsx'
import { BusinessCardPage } from './business-card/BusinessCardPage.tsx'
import { ContactPage } from './contact/ContactPage.tsx'
import { FactoryPage } from './factory/FactoryPage.tsx'
import { HirePage } from './hire/HirePage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { StandardHomePage } from './home/StandardHomePage.tsx'
import {
  lazyContactForm,
  lazyInterviewCalendar,
  lazyLeadForm,
  lazyScopeReader,
  lazyWaitingCost,
} from './lazy-components.ts'
import { ArticlePage } from './news/ArticlePage.tsx'
import { NewsPage } from './news/NewsPage.tsx'
import { PrivacyPage } from './privacy/PrivacyPage.tsx'
import { ProductsPage } from './products/ProductsPage.tsx'
import type { PageId } from './routes.ts'
import { ServicePage } from './services/ServicePage.tsx'
import { StoriesPage } from './stories/StoriesPage.tsx'
import { StoryPage } from './stories/StoryPage.tsx'
import { ThanksPage } from './thanks/ThanksPage.tsx'

/** All in one chunk of 12 KB, so that navigation loads nothing but the page's data. */
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

/** The content that a page's component takes, if any. */
export type PageContent<Id extends PageId> =
  Parameters<(typeof pageComponents)[Id]> extends [{ content: infer Content }] ? Content : Record<string, never>

/** Client-side navigation loads these first; a prerendered page does not need to. */
const lazyComponents: { [Id in PageId]?: { load: () => Promise<void> }[] } = {
  contact: [lazyContactForm],
  factory: [lazyLeadForm, lazyScopeReader],
  hire: [lazyLeadForm, lazyInterviewCalendar],
  ai: [lazyWaitingCost],
}

export async function loadLazyComponents(id: string | undefined): Promise<void> {
  await Promise.all((lazyComponents[id as PageId] ?? []).map(({ load }) => load()))
}
