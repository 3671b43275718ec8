import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Document } from '../components/layout/Document'
import { usePage } from '../components/page/PageProvider'
import type { PageData } from '../components/page/page-data'
import { primaryHome } from '../content/site'
import { NotFoundPage } from './error/NotFoundPage'

/** What a page is asked for: its place in the table of addresses, and the address itself. */
export interface PageRequest {
  path: string
  params: Record<string, string>
  pathname: string
  /** Whether the visitor has not gone there yet, and may never. */
  isPreload?: boolean
}

export interface RouterContext {
  /** Finds a page's data: in the content when prerendering, in the page's HTML when browsing. */
  loadPage: (request: PageRequest) => Promise<PageData>
}

const root = createRootRouteWithContext<RouterContext>()({
  component: () => <Document notFound={<NotFoundPage />} />,
})

const alternativeHome = page(() => import('./home/HomePage').then((module) => module.HomePage))
const standardHome = page(() => import('./home/StandardHomePage').then((module) => module.StandardHomePage))
const [firstHome, secondHome] =
  primaryHome === 'alternative' ? [alternativeHome, standardHome] : [standardHome, alternativeHome]
const about = page(() => import('./about/AboutPage').then((module) => module.AboutPage))
const businessCard = page(() => import('./business-card/BusinessCardPage').then((module) => module.BusinessCardPage))

/** The one table of addresses (spec section 2). Data and page titles: pages/sources.ts, under the same paths. */
export const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', ...firstHome }),
  createRoute({ getParentRoute: () => root, path: 'contato-{$name}', ...businessCard }),
  createRoute({
    getParentRoute: () => root,
    path: 'ia-noticia',
    ...page(() => import('./ai-news/AiNewsPage').then((module) => module.AiNewsPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'pt-br/ia-noticia/$slug',
    ...page(() => import('./ai-news/AiNewsItemPage').then((module) => module.AiNewsItemPage)),
  }),
  // An unknown address: its data says so, and the document shows the page that stands in for it.
  createRoute({ getParentRoute: () => root, path: '$', loader: loadData }),
  createRoute({ getParentRoute: () => root, path: '$locale', ...firstHome }),
  createRoute({ getParentRoute: () => root, path: '$locale/inicio', ...secondHome }),
  createRoute({ getParentRoute: () => root, path: '$locale/quem-somos', ...about }),
  createRoute({ getParentRoute: () => root, path: '$locale/sobre', ...about }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/servicos/$slug',
    ...page(() => import('./services/ServicePage').then((module) => module.ServicePage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/contato',
    ...page(() => import('./contact/ContactPage').then((module) => module.ContactPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/obrigado',
    ...page(() => import('./thanks/ThanksPage').then((module) => module.ThanksPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/produtos-de-ia',
    ...page(() => import('./products/ProductsPage').then((module) => module.ProductsPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/noticias',
    ...page(() => import('./news/NewsPage').then((module) => module.NewsPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/noticias/$slug',
    ...page(() => import('./news/ArticlePage').then((module) => module.ArticlePage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/inteligencia-artificial',
    ...page(() => import('./ai/AiPage').then((module) => module.AiPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/fabrica-de-software',
    ...page(() => import('./factory/FactoryPage').then((module) => module.FactoryPage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/contrate',
    ...page(() => import('./hire/HirePage').then((module) => module.HirePage)),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$locale/politica-de-privacidade',
    ...page(() => import('./privacy/PrivacyPage').then((module) => module.PrivacyPage)),
  }),
  createRoute({ getParentRoute: () => root, path: '$locale/contato-{$name}', ...businessCard }),
])

/** A page's own code comes in a chunk of its own; its content arrives with its HTML. */
function page(importView: () => Promise<(props: { content: never }) => ReactNode>) {
  return {
    loader: loadData,
    component: lazyRouteComponent(async () => {
      const View = await importView()
      return { default: () => <View content={usePage().content as never} /> }
    }),
  }
}

function loadData({ context, route, params, location, preload }: LoaderInput) {
  return context.loadPage({ path: route.fullPath, params, pathname: location.pathname, isPreload: preload })
}

interface LoaderInput {
  context: RouterContext
  route: { fullPath: string }
  params: Record<string, string>
  location: { pathname: string }
  preload: boolean
}
