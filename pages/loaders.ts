import { aboutLoader, standardAboutLoader } from './about/about.loader.ts'
import { aiLoader } from './ai/ai.loader.ts'
import { aiNewsItemLoader, aiNewsLoader } from './ai-news/ai-news.loader.ts'
import { answersLoader } from './answers/answers.loader.ts'
import { businessCardLoader } from './business-card/business-card.loader.ts'
import { contactLoader } from './contact/contact.loader.ts'
import { factoryLoader } from './factory/factory.loader.ts'
import { hireLoader } from './hire/hire.loader.ts'
import { homeLoader, standardHomeLoader } from './home/home.loader.ts'
import { articleLoader } from './news/article.loader.ts'
import { newsLoader, olderNewsLoader } from './news/news.loader.ts'
import type { PageContent } from './page-components.tsx'
import type { PageLoader } from './page-loader.ts'
import { pageLoader } from './page-loader.ts'
import { privacyLoader } from './privacy/privacy.loader.ts'
import { productsLoader } from './products/products.loader.ts'
import type { PageId, RouteParam } from './routes.ts'
import { serviceLoader } from './services/service.loader.ts'
import { storiesLoader, storyLoader } from './stories/stories.loader.ts'
import { thanksLoader } from './thanks/thanks.loader.ts'

/** A loader for each page of the route table, with the content that the page's component takes. */
export type PageLoaders = { [Id in PageId]: PageLoader<PageContent<Id>, RouteParam<Id>> }

/** Never part of the browser bundle. */
export const pageLoaders = {
  home: homeLoader,
  standardHome: standardHomeLoader,
  about: aboutLoader,
  standardAbout: standardAboutLoader,
  service: serviceLoader,
  contact: contactLoader,
  thanks: thanksLoader,
  products: productsLoader,
  news: newsLoader,
  olderNews: olderNewsLoader,
  article: articleLoader,
  stories: storiesLoader,
  story: storyLoader,
  ai: aiLoader,
  factory: factoryLoader,
  hire: hireLoader,
  answers: answersLoader,
  privacy: privacyLoader,
  businessCard: businessCardLoader,
  aiNews: aiNewsLoader,
  aiNewsItem: aiNewsItemLoader,
} satisfies PageLoaders

export const notFoundLoader = pageLoader({
  shareImage: 'hero/missing-stones',
  load: ({ text }) => ({
    head: { title: text('error.notFound.head'), description: text('error.notFound.description') },
    content: {},
  }),
})
