import { localeIds } from '../../../locales/locales.ts'
import { routes } from '../../../pages/routes.ts'
import { addresses, addressLike } from '../../site/built-site.ts'
import type { SitePath } from '../../site/site-path.ts'

/** Of templates with several pages, those that tests/snapshots/ shows, as long as they exist. */
const preferred: string[] = ['/pt-br/servicos/plataforma-web', '/pt-br/noticias/ia-no-dia-a-dia']

const ofTemplates = Object.entries(routes).flatMap(([id, { paths }]) => {
  const path = paths[0].replace('$locale', 'pt-br').replace(/\{?\$\w+\}?/, '[^/]+')
  const pages = addresses.filter((address) => new RegExp(`^${path}$`).test(address)).sort()
  const page = pages.find((address) => preferred.includes(address)) ?? pages[0]
  return page ? [[id, page] as const] : []
})

/** One address for each template; for services also one with few sections. */
export const screens: Record<string, SitePath | '/pt-br/nowhere'> = {
  ...Object.fromEntries(ofTemplates),
  'service with few sections': addressLike('/pt-br/servicos/apis'),
  'not found': '/pt-br/nowhere',
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
