import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { isLocaleId } from '../locales/locales.ts'
import type { AboutData } from './about/about.data.ts'
import type { AiData } from './ai/ai.data.ts'
import type { AiNewsData, AiNewsItemData } from './ai-news/ai-news.data.ts'
import type { AnswersData } from './answers/answers.data.ts'
import type { BusinessCardData } from './business-card/business-card.data.ts'
import type { ContactData } from './contact/contact.data.ts'
import type { FactoryData } from './factory/factory.data.ts'
import type { HireData } from './hire/hire.data.ts'
import type { AlternativeHome, StandardHome } from './home/home.data.ts'
import { loadPage, type PageLoader } from './load-page.ts'
import type { ArticleData } from './news/article.data.ts'
import type { NewsData } from './news/news.data.ts'
import type { PrivacyData } from './privacy/privacy.data.ts'
import type { ProductsData } from './products/products.data.ts'
import { rootRoute } from './root.tsx'
import type { ServiceData } from './services/service.data.ts'
import type { StoriesData, StoryData } from './stories/stories.data.ts'
import { ThanksPage } from './thanks/ThanksPage.tsx'

/** The language of an address; with an unknown one, no page matches. */
const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale',
  params: { parse: ({ locale }) => isLocaleId(locale) && { locale } },
})

/** A page in every language. */
function page<const Path extends string, Data>(path: Path, loader: PageLoader<Data>, component: RouteComponent) {
  return createRoute({ getParentRoute: () => localeRoute, path, loader, component })
}

/** A page whose whole address is fixed, language included. */
function fixedPage<const Path extends string, Data>(path: Path, loader: PageLoader<Data>, component: RouteComponent) {
  return createRoute({ getParentRoute: () => rootRoute, path, loader, component })
}

const lazy = lazyRouteComponent

export const homeRoute = page(
  '/',
  loadPage<AlternativeHome>(),
  lazy(() => import('./home/AlternativeHomePage.tsx'), 'AlternativeHomePage'),
)
export const shortHomeRoute = fixedPage(
  '/',
  loadPage<AlternativeHome>(),
  lazy(() => import('./home/AlternativeHomePage.tsx'), 'ShortHomePage'),
)
export const standardHomeRoute = page(
  '/inicio',
  loadPage<StandardHome>(),
  lazy(() => import('./home/StandardHomePage.tsx'), 'StandardHomePage'),
)
export const aboutRoute = page(
  '/quem-somos',
  loadPage<AboutData>(),
  lazy(() => import('./about/AboutPage.tsx'), 'AboutPage'),
)
export const standardAboutRoute = page(
  '/sobre',
  loadPage<AboutData>(),
  lazy(() => import('./about/AboutPage.tsx'), 'StandardAboutPage'),
)
export const serviceRoute = page(
  '/servicos/$slug',
  loadPage<ServiceData>(),
  lazy(() => import('./services/ServicePage.tsx'), 'ServicePage'),
)
export const contactRoute = page(
  '/contato',
  loadPage<ContactData>(),
  lazy(() => import('./contact/ContactPage.tsx'), 'ContactPage'),
)
// At hand, whatever has become of the server when a request was sent.
const thanksRoute = page('/obrigado', loadPage(), ThanksPage)
export const productsRoute = page(
  '/produtos-de-ia',
  loadPage<ProductsData>(),
  lazy(() => import('./products/ProductsPage.tsx'), 'ProductsPage'),
)
export const newsRoute = page(
  '/noticias',
  loadPage<NewsData>(),
  lazy(() => import('./news/NewsPage.tsx'), 'NewsPage'),
)
export const articleRoute = page(
  '/noticias/$slug',
  loadPage<ArticleData>(),
  lazy(() => import('./news/ArticlePage.tsx'), 'ArticlePage'),
)
export const storiesRoute = page(
  '/casos',
  loadPage<StoriesData>(),
  lazy(() => import('./stories/StoriesPage.tsx'), 'StoriesPage'),
)
export const storyRoute = page(
  '/casos/$slug',
  loadPage<StoryData>(),
  lazy(() => import('./stories/StoryPage.tsx'), 'StoryPage'),
)
export const aiRoute = page(
  '/inteligencia-artificial',
  loadPage<AiData>(),
  lazy(() => import('./ai/AiPage.tsx'), 'AiPage'),
)
export const factoryRoute = page(
  '/fabrica-de-software',
  loadPage<FactoryData>(),
  lazy(() => import('./factory/FactoryPage.tsx'), 'FactoryPage'),
)
export const hireRoute = page(
  '/contrate',
  loadPage<HireData>(),
  lazy(() => import('./hire/HirePage.tsx'), 'HirePage'),
)
export const answersRoute = page(
  '/respostas',
  loadPage<AnswersData>(),
  lazy(() => import('./answers/AnswersPage.tsx'), 'AnswersPage'),
)
export const privacyRoute = page(
  '/politica-de-privacidade',
  loadPage<PrivacyData>(),
  lazy(() => import('./privacy/PrivacyPage.tsx'), 'PrivacyPage'),
)
export const businessCardRoute = page(
  '/contato-{$name}',
  loadPage<BusinessCardData>(),
  lazy(() => import('./business-card/BusinessCardPage.tsx'), 'BusinessCardPage'),
)
export const shortBusinessCardRoute = fixedPage(
  '/contato-{$name}',
  loadPage<BusinessCardData>(),
  lazy(() => import('./business-card/BusinessCardPage.tsx'), 'ShortBusinessCardPage'),
)
export const aiNewsRoute = fixedPage(
  '/ia-noticia',
  loadPage<AiNewsData>(),
  lazy(() => import('./ai-news/AiNewsPage.tsx'), 'AiNewsPage'),
)
export const aiNewsItemRoute = fixedPage(
  '/pt-br/ia-noticia/$slug',
  loadPage<AiNewsItemData>(),
  lazy(() => import('./ai-news/AiNewsItemPage.tsx'), 'AiNewsItemPage'),
)
/** Every address that no other route knows. */
const notFoundRoute = fixedPage(
  '$',
  loadPage(),
  lazy(() => import('./error/NotFoundPage.tsx'), 'NotFoundPage'),
)

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
