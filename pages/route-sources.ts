import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router'
import type { RoutePath } from '../components/page/page-path.ts'
import { aboutSource, standardAboutSource } from './about/about.source.ts'
import { aiSource } from './ai/ai.source.ts'
import { aiNewsItemSource, aiNewsSource } from './ai-news/ai-news.source.ts'
import { answersSource } from './answers/answers.source.ts'
import { businessCardSource } from './business-card/business-card.source.ts'
import { contactSource } from './contact/contact.source.ts'
import { notFoundSource } from './error/not-found.source.ts'
import { factorySource } from './factory/factory.source.ts'
import { hireSource } from './hire/hire.source.ts'
import { alternativeHomeSource, standardHomeSource } from './home/home.source.ts'
import { articleSource } from './news/article.source.ts'
import { newsSource } from './news/news.source.ts'
import type { PageSourceOf } from './page-source.ts'
import { privacySource } from './privacy/privacy.source.ts'
import { productsSource } from './products/products.source.ts'
import { serviceSource } from './services/service.source.ts'
import { storiesSource, storySource } from './stories/stories.source.ts'
import { thanksSource } from './thanks/thanks.source.ts'

type ContentOfRoute<Route> = Route extends { types: { loaderData: { content: infer Content } } } ? Content : never

/** The source that a route needs: of the content that its component takes, with the parameters of its path. */
export type SourceOf<Path extends RoutePath> = PageSourceOf<
  ContentOfRoute<RegisteredRouter['routesByPath'][Path extends '/$locale' ? '/$locale/' : Path]>,
  Exclude<keyof ResolveParams<Path>, 'locale' | '_splat'>
>

/**
 * The source of each route's content, for the build alone. A route without one, or with another page's, does not compile:
 * the error stands at its line here, and ends with what the component takes and the source does not give.
 */
export const routeSources = {
  '/$locale': alternativeHomeSource,
  '/': alternativeHomeSource,
  '/$locale/inicio': standardHomeSource,
  '/$locale/quem-somos': aboutSource,
  '/$locale/sobre': standardAboutSource,
  '/$locale/servicos/$slug': serviceSource,
  '/$locale/contato': contactSource,
  '/$locale/obrigado': thanksSource,
  '/$locale/produtos-de-ia': productsSource,
  '/$locale/noticias': newsSource,
  '/$locale/noticias/$slug': articleSource,
  '/$locale/casos': storiesSource,
  '/$locale/casos/$slug': storySource,
  '/$locale/inteligencia-artificial': aiSource,
  '/$locale/fabrica-de-software': factorySource,
  '/$locale/contrate': hireSource,
  '/$locale/respostas': answersSource,
  '/$locale/politica-de-privacidade': privacySource,
  '/$locale/contato-{$name}': businessCardSource,
  '/contato-{$name}': businessCardSource,
  '/ia-noticia': aiNewsSource,
  '/pt-br/ia-noticia/$slug': aiNewsItemSource,
  '/$': notFoundSource,
} satisfies { [Path in RoutePath]: SourceOf<Path> }
