import { aboutSource, standardAboutSource } from './about/about.source'
import { aiSource } from './ai/ai.source'
import { aiNewsItemSource, aiNewsSource } from './ai-news/ai-news.source'
import { businessCardSource } from './business-card/business-card.source'
import { contactSource } from './contact/contact.source'
import { factorySource } from './factory/factory.source'
import { hireSource } from './hire/hire.source'
import { homeSource } from './home/home.source'
import { standardHomeSource } from './home/standard-home.source'
import { articleSource } from './news/article.source'
import { newsSource, olderNewsSource } from './news/news.source'
import type { PageSource } from './page-source'
import { privacySource } from './privacy/privacy.source'
import { productsSource } from './products/products.source'
import type { OwnParam, PageId, ViewContent } from './routes'
import { serviceSource } from './services/service.source'
import { storiesSource, storySource } from './stories/stories.source'
import { thanksSource } from './thanks/thanks.source'

/** A source for each page of the table of addresses, with the content that the page's view takes. */
export type PageSources = { [Id in PageId]: PageSource<ViewContent<Id>, OwnParam<Id>> }

/** Where each page takes its titles and content from. Never part of the browser's code. */
export const pageSources = {
  home: homeSource,
  standardHome: standardHomeSource,
  about: aboutSource,
  standardAbout: standardAboutSource,
  service: serviceSource,
  contact: contactSource,
  thanks: thanksSource,
  products: productsSource,
  news: newsSource,
  olderNews: olderNewsSource,
  article: articleSource,
  stories: storiesSource,
  story: storySource,
  ai: aiSource,
  factory: factorySource,
  hire: hireSource,
  privacy: privacySource,
  businessCard: businessCardSource,
  aiNews: aiNewsSource,
  aiNewsItem: aiNewsItemSource,
} satisfies PageSources
