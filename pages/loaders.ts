import { aboutLoader, standardAboutLoader } from './about/about.loader'
import { aiLoader } from './ai/ai.loader'
import { aiNewsItemLoader, aiNewsLoader } from './ai-news/ai-news.loader'
import { answersLoader } from './answers/answers.loader'
import { businessCardLoader } from './business-card/business-card.loader'
import { contactLoader } from './contact/contact.loader'
import { factoryLoader } from './factory/factory.loader'
import { hireLoader } from './hire/hire.loader'
import { homeLoader } from './home/home.loader'
import { standardHomeLoader } from './home/standard-home.loader'
import { articleLoader } from './news/article.loader'
import { newsLoader, olderNewsLoader } from './news/news.loader'
import type { PageContent } from './page-components'
import type { PageLoader } from './page-loader'
import { privacyLoader } from './privacy/privacy.loader'
import { productsLoader } from './products/products.loader'
import type { OwnParam, PageId } from './routes'
import { serviceLoader } from './services/service.loader'
import { storiesLoader, storyLoader } from './stories/stories.loader'
import { thanksLoader } from './thanks/thanks.loader'

/** A loader for each page of the table of addresses, with the content that the page's component takes. */
export type PageLoaders = { [Id in PageId]: PageLoader<PageContent<Id>, OwnParam<Id>> }

/** Where each page takes its titles and content from. Never part of the browser's code. */
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
