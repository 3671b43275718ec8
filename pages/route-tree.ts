import { aboutRoute, standardAboutRoute } from './about/about.route.ts'
import { aiRoute } from './ai/ai.route.ts'
import { aiNewsItemRoute, aiNewsRoute } from './ai-news/ai-news.route.ts'
import { answersRoute } from './answers/answers.route.ts'
import { businessCardRoute, shortBusinessCardRoute } from './business-card/business-card.route.ts'
import { contactRoute } from './contact/contact.route.ts'
import { notFoundRoute } from './error/not-found.route.ts'
import { factoryRoute } from './factory/factory.route.ts'
import { hireRoute } from './hire/hire.route.ts'
import { homeRoute, shortHomeRoute, standardHomeRoute } from './home/home.route.ts'
import { localeRoute } from './locale.route.ts'
import { articleRoute, newsRoute } from './news/news.route.ts'
import { privacyRoute } from './privacy/privacy.route.ts'
import { productsRoute } from './products/products.route.ts'
import { rootRoute } from './root.tsx'
import { serviceRoute } from './services/service.route.ts'
import { storiesRoute, storyRoute } from './stories/stories.route.ts'
import { thanksRoute } from './thanks/thanks.route.ts'

// A literal list: from a computed one, TypeScript would not know the paths.
export const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    homeRoute,
    standardHomeRoute,
    aboutRoute,
    standardAboutRoute,
    serviceRoute,
    contactRoute,
    thanksRoute,
    productsRoute,
    newsRoute,
    articleRoute,
    storiesRoute,
    storyRoute,
    aiRoute,
    factoryRoute,
    hireRoute,
    answersRoute,
    privacyRoute,
    businessCardRoute,
  ]),
  shortHomeRoute,
  shortBusinessCardRoute,
  aiNewsRoute,
  aiNewsItemRoute,
  notFoundRoute,
])
