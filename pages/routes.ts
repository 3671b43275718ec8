import type { ParamName } from '../components/page/page-path'
import { primaryAbout, primaryHome, thanksPath, type Variant } from '../content/site'
import { waitingCost } from './ai/waiting-cost'
import { contactRequest } from './contact/contact-request'
import { scopeReader } from './factory/scope-reader'
import { interviewCalendar } from './hire/interview-calendar'
import { leadRequest } from './lead-request'

/** A page of the table of addresses. */
export interface Route {
  /** Where the page stands. The first path is the one that search engines are told, unless the page is a variant. */
  paths: readonly [string, ...string[]]
  /** For a variant of another page: that page's path, which search engines are told instead. */
  canonicalPath?: string
  /** The component that shows the page, from a module that is loaded when it is needed. */
  view: () => void
  /** Loads the parts of the page whose code comes on demand, for whoever comes from another page. */
  loadParts?: () => Promise<void>
}

const home = variants(primaryHome, ['/$locale', '/'], ['/$locale/inicio'])
const about = variants(primaryAbout, ['/$locale/quem-somos'], ['/$locale/sobre'])

/** The one table of pages and their addresses. What each page shows and is called: pages/sources.ts, under the same ids. */
export const routes = {
  home: { ...home.alternative, view: () => import('./home/HomePage').then((module) => module.HomePage) },
  standardHome: {
    ...home.standard,
    view: () => import('./home/StandardHomePage').then((module) => module.StandardHomePage),
  },
  about: { ...about.alternative, view: () => import('./about/AboutPage').then((module) => module.AboutPage) },
  standardAbout: { ...about.standard, view: () => import('./about/AboutPage').then((module) => module.AboutPage) },
  service: {
    paths: ['/$locale/servicos/$slug'],
    view: () => import('./services/ServicePage').then((module) => module.ServicePage),
  },
  contact: {
    paths: ['/$locale/contato'],
    view: () => import('./contact/ContactPage').then((module) => module.ContactPage),
    loadParts: contactRequest.load,
  },
  thanks: {
    paths: [`/$locale${thanksPath}`],
    view: () => import('./thanks/ThanksPage').then((module) => module.ThanksPage),
  },
  products: {
    paths: ['/$locale/produtos-de-ia'],
    view: () => import('./products/ProductsPage').then((module) => module.ProductsPage),
  },
  news: { paths: ['/$locale/noticias'], view: () => import('./news/NewsPage').then((module) => module.NewsPage) },
  olderNews: {
    paths: ['/$locale/noticias/pagina/$number'],
    view: () => import('./news/NewsPage').then((module) => module.NewsPage),
  },
  article: {
    paths: ['/$locale/noticias/$slug'],
    view: () => import('./news/ArticlePage').then((module) => module.ArticlePage),
  },
  stories: {
    paths: ['/$locale/casos'],
    view: () => import('./stories/StoriesPage').then((module) => module.StoriesPage),
  },
  story: {
    paths: ['/$locale/casos/$slug'],
    view: () => import('./stories/StoryPage').then((module) => module.StoryPage),
  },
  ai: {
    paths: ['/$locale/inteligencia-artificial'],
    view: () => import('./ai/AiPage').then((module) => module.AiPage),
    loadParts: waitingCost.load,
  },
  factory: {
    paths: ['/$locale/fabrica-de-software'],
    view: () => import('./factory/FactoryPage').then((module) => module.FactoryPage),
    loadParts: all(leadRequest.load, scopeReader.load),
  },
  hire: {
    paths: ['/$locale/contrate'],
    view: () => import('./hire/HirePage').then((module) => module.HirePage),
    loadParts: all(leadRequest.load, interviewCalendar.load),
  },
  privacy: {
    paths: ['/$locale/politica-de-privacidade'],
    view: () => import('./privacy/PrivacyPage').then((module) => module.PrivacyPage),
  },
  businessCard: {
    paths: ['/$locale/contato-{$name}', '/contato-{$name}'],
    view: () => import('./business-card/BusinessCardPage').then((module) => module.BusinessCardPage),
  },
  aiNews: { paths: ['/ia-noticia'], view: () => import('./ai-news/AiNewsPage').then((module) => module.AiNewsPage) },
  aiNewsItem: {
    paths: ['/pt-br/ia-noticia/$slug'],
    view: () => import('./ai-news/AiNewsItemPage').then((module) => module.AiNewsItemPage),
  },
} as const satisfies Record<string, Route>

export type PageId = keyof typeof routes
type Routes = typeof routes

declare module '../components/page/page-path' {
  interface RegisteredPaths {
    path: Routes[PageId]['paths'][number]
  }
}

type View<Id extends PageId> = Awaited<ReturnType<Routes[Id]['view']>>

/** What a page's view takes as `content`: nothing where it takes none. */
export type ViewContent<Id extends PageId> =
  Parameters<View<Id>> extends [{ content: infer Content }] ? Content : Record<string, never>

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
