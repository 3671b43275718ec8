import type { LayoutId } from '../components/page/page-data.ts'
import type { ParamName } from '../components/page/page-path.ts'
import { primaryAbout, primaryHome, type Variant } from '../content/site.ts'
import { thanksPath } from '../forms/mail-path.ts'

export interface Route {
  /** The first path is canonical, unless the page is a variant. */
  paths: readonly [string, ...string[]]
  /** The canonical path of the page that this one is a variant of. */
  canonicalPath?: string
  layout: LayoutId
}

const home = variants(primaryHome, ['/$locale', '/'], ['/$locale/inicio'])
const about = variants(primaryAbout, ['/$locale/quem-somos'], ['/$locale/sobre'])

/** The table of all pages and their addresses; pages/loaders.ts and pages/page-components.tsx use the same ids. */
export const routes = {
  home: {
    ...home.alternative,
    layout: 'alternative',
  },
  standardHome: {
    ...home.standard,
    layout: 'standard',
  },
  about: {
    ...about.alternative,
    layout: 'alternative',
  },
  standardAbout: {
    ...about.standard,
    layout: 'standard',
  },
  service: {
    paths: ['/$locale/servicos/$slug'],
    layout: 'standard',
  },
  contact: {
    paths: ['/$locale/contato'],
    layout: 'standard',
  },
  thanks: {
    paths: [`/$locale${thanksPath}`],
    layout: 'standard',
  },
  products: {
    paths: ['/$locale/produtos-de-ia'],
    layout: 'alternative',
  },
  news: {
    paths: ['/$locale/noticias'],
    layout: 'alternative',
  },
  olderNews: {
    paths: ['/$locale/noticias/pagina/$number'],
    layout: 'alternative',
  },
  article: {
    paths: ['/$locale/noticias/$slug'],
    layout: 'alternative',
  },
  stories: {
    paths: ['/$locale/casos'],
    layout: 'alternative',
  },
  story: {
    paths: ['/$locale/casos/$slug'],
    layout: 'alternative',
  },
  ai: {
    paths: ['/$locale/inteligencia-artificial'],
    layout: 'alternative',
  },
  factory: {
    paths: ['/$locale/fabrica-de-software'],
    layout: 'alternative',
  },
  hire: {
    paths: ['/$locale/contrate'],
    layout: 'alternative',
  },
  answers: {
    paths: ['/$locale/respostas'],
    layout: 'standard',
  },
  privacy: {
    paths: ['/$locale/politica-de-privacidade'],
    layout: 'standard',
  },
  businessCard: {
    paths: ['/$locale/contato-{$name}', '/contato-{$name}'],
    layout: 'businessCard',
  },
  aiNews: {
    paths: ['/ia-noticia'],
    layout: 'standard',
  },
  aiNewsItem: {
    paths: ['/pt-br/ia-noticia/$slug'],
    layout: 'standard',
  },
} as const satisfies Record<string, Route>

export type PageId = keyof typeof routes
type Routes = typeof routes

declare module '../components/page/page-path.ts' {
  interface RegisteredPaths {
    path: Routes[PageId]['paths'][number]
  }
}

/** The parameters of a page's path besides its language. */
export type RouteParam<Id extends PageId> = Exclude<ParamName<Routes[Id]['paths'][number]>, 'locale'>

/** The primary variant is served at the page's own paths, the other beside it. */
function variants<const Main extends Route['paths'], const Other extends Route['paths']>(
  primary: Variant,
  main: Main,
  other: Other,
): Record<Variant, { paths: Main | Other; canonicalPath?: string }> {
  const first = { paths: main }
  const second = { paths: other, canonicalPath: main[0] }
  return primary === 'alternative' ? { alternative: first, standard: second } : { alternative: second, standard: first }
}
