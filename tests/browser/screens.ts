import { addresses, localeIds } from './site.ts'

/** One address for each template, under the name of its picture in tests/looks/. Services: one with few parts, one with all. */
const screens: Record<string, string> = {
  '/pt-br': 'home',
  '/pt-br/inicio': 'standard-home',
  '/pt-br/quem-somos': 'about',
  '/pt-br/sobre': 'about-second-layout',
  '/pt-br/servicos/apis': 'service-apis',
  '/pt-br/servicos/plataforma-web': 'service-web',
  '/pt-br/contato': 'contact',
  '/pt-br/obrigado': 'thanks',
  '/pt-br/produtos-de-ia': 'products',
  '/pt-br/noticias': 'news',
  '/pt-br/noticias/ia-no-dia-a-dia': 'article',
  '/pt-br/inteligencia-artificial': 'ai',
  '/pt-br/fabrica-de-software': 'factory',
  '/pt-br/contrate': 'hire',
  '/pt-br/politica-de-privacidade': 'privacy',
  '/pt-br/contato-helena': 'business-card',
  '/ia-noticia': 'ai-news',
  '/pt-br/ia-noticia/clinicas-odontologicas-agenda-com-ia': 'ai-news-item',
  '/pt-br/nowhere': 'not-found',
}

/** The screen that an address stands for, if it is the one of its template. */
export function screenAt(address: string): string | undefined {
  return screens[address]
}

/** The widths at which screens are compared with their pictures. */
export const lookWidths = [375, 768, 1440]

export const screenAddresses = Object.keys(screens)
export const screenNames = Object.values(screens)

/** What can be asked for: every page, and addresses that nothing answers to, with and without a language. */
export const visits = [
  ...addresses.filter((address) => !/\/404$/.test(address)),
  ...['', ...localeIds.map((locale) => `/${locale}`)].map((start) => `${start}/nowhere`),
]
