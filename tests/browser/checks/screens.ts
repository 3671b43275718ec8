import { localeIds } from '../../../locales/locales.ts'
import { addresses, addressLike } from '../../site/built-site.ts'
import type { SitePath } from '../../site/site-path.ts'

/** One address for each template; for services, one with few sections and one with all. */
export const screens: Record<string, SitePath | '/pt-br/nowhere'> = {
  home: '/pt-br',
  'standard-home': '/pt-br/inicio',
  about: '/pt-br/quem-somos',
  'about-second-layout': '/pt-br/sobre',
  'service-apis': addressLike('/pt-br/servicos/apis'),
  'service-web': addressLike('/pt-br/servicos/plataforma-web'),
  contact: '/pt-br/contato',
  thanks: '/pt-br/obrigado',
  products: '/pt-br/produtos-de-ia',
  news: '/pt-br/noticias',
  article: addressLike('/pt-br/noticias/ia-no-dia-a-dia'),
  stories: '/pt-br/casos',
  story: addressLike('/pt-br/casos/quilatto'),
  ai: '/pt-br/inteligencia-artificial',
  factory: '/pt-br/fabrica-de-software',
  hire: '/pt-br/contrate',
  answers: '/pt-br/respostas',
  privacy: '/pt-br/politica-de-privacidade',
  'business-card': addressLike('/pt-br/contato-helena'),
  'ai-news': '/ia-noticia',
  'ai-news-item': addressLike('/pt-br/ia-noticia/clinicas-odontologicas-agenda-com-ia'),
  'not-found': '/pt-br/nowhere',
}

/** The same templates in the language with the longest words; AI News exists in one language only. */
export const longestScreens = Object.values(screens).map((address) =>
  address.includes('/ia-noticia') ? address : address.replace(/^\/pt-br/, '/es-es'),
)

/** Every page, and unknown addresses with and without a language. */
export const visits = [
  ...addresses.filter((address) => !/\/404$/.test(address)),
  ...['', ...localeIds.map((locale) => `/${locale}`)].map((start) => `${start}/nowhere`),
]
