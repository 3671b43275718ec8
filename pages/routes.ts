import type { LayoutId } from '../components/page/page-data'
import type { ParamName } from '../components/page/page-path'
import { primaryAbout, primaryHome, thanksPath, type Variant } from '../content/site'
import { waitingCost } from './ai/waiting-cost'
import { scopeReader } from './factory/scope-reader'
import { interviewCalendar } from './hire/interview-calendar'
import { contactRequest, leadRequest } from './request-parts'

/** A page of the table of addresses. */
export interface Route {
  /** Where the page stands. The first path is the one that search engines are told, unless the page is a variant. */
  paths: readonly [string, ...string[]]
  /** For a variant of another page: that page's path, which search engines are told instead. */
  canonicalPath?: string
  layout: LayoutId
  /** The component that shows the page, from a module that is loaded when it is needed. */
  component: () => void
  /** Loads the parts of the page whose code comes on demand, for whoever comes from another page. */
  loadParts?: () => Promise<void>
}

const home = variants(primaryHome, ['/$locale', '/'], ['/$locale/inicio'])
const about = variants(primaryAbout, ['/$locale/quem-somos'], ['/$locale/sobre'])

/** The one table of pages and their addresses. What each page shows and is called: pages/loaders.ts, under the same ids. */
export const routes = {
  home: {
    ...home.alternative,
    layout: 'alternative',
    component: () => import('./home/HomePage').then((module) => module.HomePage),
  },
  standardHome: {
    ...home.standard,
    layout: 'standard',
    component: () => import('./home/StandardHomePage').then((module) => module.StandardHomePage),
  },
  about: {
    ...about.alternative,
    layout: 'alternative',
    component: () => import('./about/AboutPage').then((module) => module.AboutPage),
  },
  standardAbout: {
    ...about.standard,
    layout: 'standard',
    component: () => import('./about/AboutPage').then((module) => module.AboutPage),
  },
  service: {
    paths: ['/$locale/servicos/$slug'],
    layout: 'standard',
    component: () => import('./services/ServicePage').then((module) => module.ServicePage),
  },
  contact: {
    paths: ['/$locale/contato'],
    layout: 'standard',
    component: () => import('./contact/ContactPage').then((module) => module.ContactPage),
    loadParts: contactRequest.load,
  },
  thanks: {
    paths: [`/$locale${thanksPath}`],
    layout: 'standard',
    component: () => import('./thanks/ThanksPage').then((module) => module.ThanksPage),
  },
  products: {
    paths: ['/$locale/produtos-de-ia'],
    layout: 'alternative',
    component: () => import('./products/ProductsPage').then((module) => module.ProductsPage),
  },
  news: {
    paths: ['/$locale/noticias'],
    layout: 'alternative',
    component: () => import('./news/NewsPage').then((module) => module.NewsPage),
  },
  olderNews: {
    paths: ['/$locale/noticias/pagina/$number'],
    layout: 'alternative',
    component: () => import('./news/NewsPage').then((module) => module.NewsPage),
  },
  article: {
    paths: ['/$locale/noticias/$slug'],
    layout: 'alternative',
    component: () => import('./news/ArticlePage').then((module) => module.ArticlePage),
  },
  stories: {
    paths: ['/$locale/casos'],
    layout: 'alternative',
    component: () => import('./stories/StoriesPage').then((module) => module.StoriesPage),
  },
  story: {
    paths: ['/$locale/casos/$slug'],
    layout: 'alternative',
    component: () => import('./stories/StoryPage').then((module) => module.StoryPage),
  },
  ai: {
    paths: ['/$locale/inteligencia-artificial'],
    layout: 'alternative',
    component: () => import('./ai/AiPage').then((module) => module.AiPage),
    loadParts: waitingCost.load,
  },
  factory: {
    paths: ['/$locale/fabrica-de-software'],
    layout: 'alternative',
    component: () => import('./factory/FactoryPage').then((module) => module.FactoryPage),
    loadParts: all(leadRequest.load, scopeReader.load),
  },
  hire: {
    paths: ['/$locale/contrate'],
    layout: 'alternative',
    component: () => import('./hire/HirePage').then((module) => module.HirePage),
    loadParts: all(leadRequest.load, interviewCalendar.load),
  },
  answers: {
    paths: ['/$locale/respostas'],
    layout: 'standard',
    component: () => import('./answers/AnswersPage').then((module) => module.AnswersPage),
  },
  privacy: {
    paths: ['/$locale/politica-de-privacidade'],
    layout: 'standard',
    component: () => import('./privacy/PrivacyPage').then((module) => module.PrivacyPage),
  },
  businessCard: {
    paths: ['/$locale/contato-{$name}', '/contato-{$name}'],
    layout: 'businessCard',
    component: () => import('./business-card/BusinessCardPage').then((module) => module.BusinessCardPage),
  },
  aiNews: {
    paths: ['/ia-noticia'],
    layout: 'standard',
    component: () => import('./ai-news/AiNewsPage').then((module) => module.AiNewsPage),
  },
  aiNewsItem: {
    paths: ['/pt-br/ia-noticia/$slug'],
    layout: 'standard',
    component: () => import('./ai-news/AiNewsItemPage').then((module) => module.AiNewsItemPage),
  },
} as const satisfies Record<string, Route>

export type PageId = keyof typeof routes
type Routes = typeof routes

declare module '../components/page/page-path' {
  interface RegisteredPaths {
    path: Routes[PageId]['paths'][number]
  }
}

type PageComponent<Id extends PageId> = Awaited<ReturnType<Routes[Id]['component']>>

/** What a page's component takes as `content`: nothing where it takes none. */
export type PageContent<Id extends PageId> =
  Parameters<PageComponent<Id>> extends [{ content: infer Content }] ? Content : Record<string, never>

/** The parameters of a page's path besides its language. */
export type OwnParam<Id extends PageId> = Exclude<ParamName<Routes[Id]['paths'][number]>, 'locale'>

/** Of two variants of a page, the primary one stands at the page's own paths, the other beside it. */
function variants<const Own extends Route['paths'], const Beside extends Route['paths']>(
  primary: Variant,
  own: Own,
  beside: Beside,
): Record<Variant, { paths: Own | Beside; canonicalPath?: string }> {
  const first = { paths: own }
  const second = { paths: beside, canonicalPath: own[0] }
  return primary === 'alternative' ? { alternative: first, standard: second } : { alternative: second, standard: first }
}

function all(...loads: (() => Promise<void>)[]): () => Promise<void> {
  return async () => void (await Promise.all(loads.map((load) => load())))
}
