import {
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  type StaticDataRouteOption,
  useLoaderData,
} from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import type { LoadedPage } from '../components/page/page-data.ts'
import { isLocaleId } from '../locales/locales.ts'
import { type LoaderInput, loadPage } from './load-page.ts'
import { rootRoute } from './root.tsx'
import { ThanksPage } from './thanks/ThanksPage.tsx'

// A page is a line in this table, a line in route-sources.ts, and a folder with a component and its data for the build.
// Press files at /imprensa, for example:
//
//   page('/imprensa', () => import('./press/PressPage.tsx')),         below, in `pages`
//   '/$locale/imprensa': pressSource,                                 in route-sources.ts
//
//   export const pressSource = definePage({                           press/press.source.ts
//     layout: 'standard',
//     load: ({ text }) => ({
//       head: { title: text('press.head.title'), description: text('press.head.description') },
//       content: { files: ['/documents/press-kit.pdf'] },
//     }),
//   })
//   export type PressContent = ContentOf<typeof pressSource>
//
//   export default function PressPage({ files }: PressContent) { … }  press/PressPage.tsx
//
// The types compare the four: a page without a source, a source without a page, and a component that takes other content
// do not compile. A path with a parameter, such as /casos/$slug, also needs `staticParams`, which lists all values.

/** The language of a path; with an unknown one, no page matches. */
const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale',
  params: { parse: ({ locale }) => isLocaleId(locale) && { locale } },
})

type ImportPage<Component> = () => Promise<{ default: Component }>

/** A page in every language. */
function page<const Path extends string, Component>(
  path: Path,
  code: ImportPage<Component>,
  staticData: StaticDataRouteOption = {},
) {
  return createRoute({ getParentRoute: () => localeRoute, path, staticData, ...loadedBy(code) })
}

/** A page whose whole path is fixed, language included. */
function fixedPage<const Path extends string, Component>(path: Path, code: ImportPage<Component>) {
  return createRoute({ getParentRoute: () => rootRoute, path, ...loadedBy(code) })
}

/** The loader and the component. The router drops `preload` once code has come, and does not wait for it again. */
function loadedBy<Component>(code: ImportPage<Component>) {
  const component: RouteComponent = lazyRouteComponent(async () => {
    const Page = (await code()).default as FunctionComponent<object>
    return { default: () => <Page {...useLoaderData({ strict: false })?.content} /> }
  })
  return { loader: (input: LoaderInput) => loadPage<PageOf<Component>>(input, code), component }
}

/**
 * What the loader of a component's route returns, by which route-sources.ts compares. An interface, whose members
 * TypeScript looks up late: components link to pages, so their types depend on the paths of all routes.
 */
interface PageOf<Component> extends LoadedPage {
  content: PropsOf<Component>
}

type PropsOf<Component> = Component extends () => unknown
  ? Record<never, never>
  : Component extends (props: infer Props) => unknown
    ? Props
    : never

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The code of a form is large: it is not loaded before a pointer or a touch is on a link to the page. */
    hasForm?: true
  }
}

// These lists are literal, because TypeScript would not know the paths of computed ones.
const pages = [
  page('/', () => import('./home/AlternativeHomePage.tsx')),
  page('/inicio', () => import('./home/StandardHomePage.tsx')),
  page('/quem-somos', () => import('./about/AboutPage.tsx')),
  page('/sobre', () => import('./about/StandardAboutPage.tsx')),
  page('/servicos/$slug', () => import('./services/ServicePage.tsx')),
  page('/contato', () => import('./contact/ContactPage.tsx'), { hasForm: true }),
  // Its code comes with the application: a visitor is thanked even if the server fails after a lead was sent.
  createRoute({
    getParentRoute: () => localeRoute,
    path: '/obrigado',
    loader: loadPage<PageOf<typeof ThanksPage>>,
    component: ThanksPage,
  }),
  page('/produtos-de-ia', () => import('./products/ProductsPage.tsx')),
  page('/noticias', () => import('./news/NewsPage.tsx')),
  page('/noticias/$slug', () => import('./news/ArticlePage.tsx')),
  page('/casos', () => import('./stories/StoriesPage.tsx')),
  page('/casos/$slug', () => import('./stories/StoryPage.tsx')),
  page('/inteligencia-artificial', () => import('./ai/AiPage.tsx')),
  page('/fabrica-de-software', () => import('./factory/FactoryPage.tsx'), { hasForm: true }),
  page('/contrate', () => import('./hire/HirePage.tsx'), { hasForm: true }),
  page('/respostas', () => import('./answers/AnswersPage.tsx')),
  page('/politica-de-privacidade', () => import('./privacy/PrivacyPage.tsx')),
  page('/contato-{$name}', () => import('./business-card/BusinessCardPage.tsx')),
] as const

const fixedPages = [
  fixedPage('/', () => import('./home/AlternativeHomePage.tsx')),
  fixedPage('/contato-{$name}', () => import('./business-card/BusinessCardPage.tsx')),
  fixedPage('/ia-noticia', () => import('./ai-news/AiNewsPage.tsx')),
  fixedPage('/pt-br/ia-noticia/$slug', () => import('./ai-news/AiNewsItemPage.tsx')),
  // Every path that no other route knows.
  fixedPage('$', () => import('./error/NotFoundPage.tsx')),
] as const

export const routeTree = rootRoute.addChildren([localeRoute.addChildren(pages), ...fixedPages])
