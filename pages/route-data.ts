import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router'
import type { RoutePath } from '../components/page/page-path.ts'
import { aboutData, standardAboutData } from './about/about.data.ts'
import { aiData } from './ai/ai.data.ts'
import { aiNewsData, aiNewsItemData } from './ai-news/ai-news.data.ts'
import { answersData } from './answers/answers.data.ts'
import { businessCardData } from './business-card/business-card.data.ts'
import { contactData } from './contact/contact.data.ts'
import { notFoundData } from './error/not-found.data.ts'
import { factoryData } from './factory/factory.data.ts'
import { hireData } from './hire/hire.data.ts'
import { alternativeHomeData, standardHomeData } from './home/home.data.ts'
import { articleData } from './news/article.data.ts'
import { newsData } from './news/news.data.ts'
import type { PageSourceOf } from './page-source.ts'
import { privacyData } from './privacy/privacy.data.ts'
import { productsData } from './products/products.data.ts'
import { serviceData } from './services/service.data.ts'
import { storiesData, storyData } from './stories/stories.data.ts'
import { thanksData } from './thanks/thanks.data.ts'

type ContentOfRoute<Route> = Route extends { types: { loaderData: { content: infer Content } } } ? Content : never

/** The data that a route needs: with the content that its component takes, and the parameters of its path. */
export type DataOf<Path extends RoutePath> = PageSourceOf<
  ContentOfRoute<RegisteredRouter['routesByPath'][Path extends '/$locale' ? '/$locale/' : Path]>,
  Exclude<keyof ResolveParams<Path>, 'locale' | '_splat'>
>

/**
 * The data of each route, for the build alone. A route without them, or with another page's, does not compile: the error
 * stands at its line here, and ends with what the component takes and the data lack.
 */
export const routeData = {
  '/$locale': alternativeHomeData,
  '/': alternativeHomeData,
  '/$locale/inicio': standardHomeData,
  '/$locale/quem-somos': aboutData,
  '/$locale/sobre': standardAboutData,
  '/$locale/servicos/$slug': serviceData,
  '/$locale/contato': contactData,
  '/$locale/obrigado': thanksData,
  '/$locale/produtos-de-ia': productsData,
  '/$locale/noticias': newsData,
  '/$locale/noticias/$slug': articleData,
  '/$locale/casos': storiesData,
  '/$locale/casos/$slug': storyData,
  '/$locale/inteligencia-artificial': aiData,
  '/$locale/fabrica-de-software': factoryData,
  '/$locale/contrate': hireData,
  '/$locale/respostas': answersData,
  '/$locale/politica-de-privacidade': privacyData,
  '/$locale/contato-{$name}': businessCardData,
  '/contato-{$name}': businessCardData,
  '/ia-noticia': aiNewsData,
  '/pt-br/ia-noticia/$slug': aiNewsItemData,
  '/$': notFoundData,
} satisfies { [Path in RoutePath]: DataOf<Path> }
