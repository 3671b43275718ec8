import type { RegisteredRouter } from '@tanstack/react-router'
import { primaryHome } from '../content/site'
import { aboutSource, secondAboutSource } from './about/about.source'
import { aiSource } from './ai/ai.source'
import { aiNewsItemSource, aiNewsSource } from './ai-news/ai-news.source'
import { businessCardSource } from './business-card/business-card.source'
import { contactSource } from './contact/contact.source'
import { notFoundSource } from './error/not-found.source'
import { factorySource } from './factory/factory.source'
import { hireSource } from './hire/hire.source'
import { homeSource } from './home/home.source'
import { standardHomeSource } from './home/standard-home.source'
import { articleSource } from './news/article.source'
import { newsSource } from './news/news.source'
import type { PageSource } from './page-source'
import { privacySource } from './privacy/privacy.source'
import { productsSource } from './products/products.source'
import { serviceSource } from './services/service.source'
import { thanksSource } from './thanks/thanks.source'

const [firstHomeSource, secondHomeSource] =
  primaryHome === 'alternative' ? [homeSource, standardHomeSource] : [standardHomeSource, homeSource]

type Path = keyof RegisteredRouter['routesByPath']

/** Where each path of the table of addresses takes its titles and content from. Never part of the browser's code. */
export const pageSources = {
  '/': firstHomeSource,
  '/contato-{$name}': businessCardSource,
  '/ia-noticia': aiNewsSource,
  '/pt-br/ia-noticia/$slug': aiNewsItemSource,
  '/$': notFoundSource,
  '/$locale': firstHomeSource,
  '/$locale/inicio': secondHomeSource,
  '/$locale/quem-somos': aboutSource,
  '/$locale/sobre': secondAboutSource,
  '/$locale/servicos/$slug': serviceSource,
  '/$locale/contato': contactSource,
  '/$locale/obrigado': thanksSource,
  '/$locale/produtos-de-ia': productsSource,
  '/$locale/noticias': newsSource,
  '/$locale/noticias/$slug': articleSource,
  '/$locale/inteligencia-artificial': aiSource,
  '/$locale/fabrica-de-software': factorySource,
  '/$locale/contrate': hireSource,
  '/$locale/politica-de-privacidade': privacySource,
  '/$locale/contato-{$name}': businessCardSource,
} satisfies Record<Path, PageSource>
