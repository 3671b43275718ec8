import { existsSync } from 'node:fs'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { addresses, contentOf, documentOf, words } from '../built-site.ts'
import type { SitePath } from '../site-path.ts'

interface Opening {
  title: string
  intro: string
  picture: string
}

interface Home {
  services: { id: string; title: string; description: string }[]
  partners: { id: string; name: string; logo: string }[]
}

/** Words, or parts that hold words. */
type Part = string | { text?: Part; items?: Part } | Part[]

interface Article {
  slug: string
  title: string
  desc: string
  img: string
  body: Part[]
}

/** What the peers show in each language: words and pictures of the built site, so that they have as many of them. */
export function peerContent() {
  return Object.fromEntries(localeIds.map((locale) => [locale, contentIn(locale)]))
}

function contentIn(locale: LocaleId) {
  const home = `/${locale}` as const
  const { services, partners } = contentOf<Home>(home)
  const articles = addresses.filter((address) => address.startsWith(`${home}/noticias/`))
  return {
    home: openingOf(home),
    about: openingOf(`${home}/quem-somos`),
    news: openingOf(`${home}/noticias`),
    contact: openingOf(`${home}/contato`),
    services: services.map(({ id, title, description }) => ({ id, title, text: description })),
    partners,
    articles: articles.filter((address) => !address.includes('/pagina/')).map(articleOf),
  }
}

function articleOf(address: SitePath) {
  const { slug, title, desc, img, body } = contentOf<Article>(address)
  const picture = `/art/${img}-800.avif`
  return {
    slug,
    title,
    text: desc,
    picture: existsSync(`public${picture}`) ? picture : '/art/hero/about-1600.avif',
    body: body.map(plainText),
  }
}

function openingOf(address: SitePath): Opening {
  const main = documentOf(address).querySelector('main')
  return {
    title: words(main?.querySelector('h1')),
    intro: words(main?.querySelector('h1 ~ p')),
    picture: '/art/hero/home-1600.avif',
  }
}

function plainText(part: Part | undefined): string {
  if (part === undefined || typeof part === 'string') return part ?? ''
  if (Array.isArray(part)) return part.map(plainText).join('')
  return plainText(part.text) + plainText(part.items)
}
