import { existsSync } from 'node:fs'
import { company } from '../../content/company/company.ts'
import { unpublished } from '../../content/entries.ts'
import { redirectRules, redirects } from '../../content/redirects.ts'
import { hiddenPages, reasonToHide } from '../../content/site.ts'
import { fill } from '../../content/text/placeholders.ts'
import { domainsOf } from '../../locales/domain-settings.ts'
import { defaultLocale, type LocaleId, localeOfPath, locales, withoutLocale } from '../../locales/locales.ts'
import { nearest, type Place, sentence } from '../../locales/sentence.ts'
import type { CheckedPage } from '../check-pages.ts'
import type { SiteText } from '../texts.ts'
import { placeOf } from './text-rules.ts'

type Pages = Map<string, CheckedPage>

/** What refers to pages: links in texts, redirects, pages to hide; and pages that search engines cannot tell apart. */
export function pageErrors(pages: Pages, texts: SiteText[]): string[] {
  return [
    ...texts.flatMap((text) =>
      linksIn(text.words).flatMap((href) => errorAt(placeOf(text), linkError(href, text.locale, pages))),
    ),
    ...redirectErrors(pages),
    ...hiddenErrors(pages),
    ...twins('title', pages, texts),
    ...twins('description', pages, texts),
  ]
}

function errorAt(place: Place, words: string | false | undefined): string[] {
  return words ? [sentence(place, words)] : []
}

const ownOrigins = domainsOf(process.env, company.email).map(({ name }) => `https://${name}`)

/** The paths on this site, also where they are written in full. */
function linksIn(words: string): string[] {
  const links = [...words.matchAll(/\]\(([^)\s]+)\)|(https:\/\/[^\s)"]+)/g)].map(
    ([, link, address]) => link ?? address ?? '',
  )
  return links.flatMap((link) => {
    const path = ownOrigins.reduce(
      (rest, origin) => (`${rest}/`.startsWith(`${origin}/`) ? rest.slice(origin.length) || '/' : rest),
      link,
    )
    return path.startsWith('/') ? path : []
  })
}

function linkError(href: string, locale: LocaleId, pages: Pages): string | undefined {
  const [before = '', anchor] = href.split('#')
  const path = before.replace(/\?.*|(?<=.)\/$/g, '')
  const page = pages.get(path)
  const link = `has a link to ${href}`
  if (!page) {
    if (existsSync(`public${path}`)) return undefined
    const hidden = unpublished.hidden.find((line) => line.includes(`(${path.split('/').at(-1)})`))
    if (hidden) return `${link}, which visitors do not see yet (${hidden}): publish that, or remove the link`
    const own = [redirectRules()[path] ?? '', path.toLowerCase(), `/${locale}${path}`].find((other) => pages.has(other))
    const others = [...pages.keys()].filter((other) => localeOfPath(other) === locale)
    return `${link}, where there is no page: write ${own ?? nearest(path, others) ?? 'the address of one'}`
  }
  if (page.locale !== locale)
    return `${link}, a page in ${locales[page.locale].name}: write /${locale}${withoutLocale(path)}, or another in ${locales[locale].name}`
  if (!anchor || page.anchors.has(anchor)) return undefined
  const parts = [...page.anchors].map((id) => `#${id}`)
  return `${link}, but that page has no part #${anchor}: write ${nearest(anchor, parts) ?? (parts.join(', ') || 'no part')}`
}

function redirectErrors(pages: Pages): string[] {
  return redirects.flatMap(({ from, to, fileIn }) => {
    const locale = fileIn ?? defaultLocale
    const place = { file: 'content/redirects.ts', field: from }
    const isTaken = pages.has(`/${locale}${from}`) || existsSync(`public${from}`)
    return [
      ...errorAt(place, isTaken && 'is where a page or file is, which nobody could reach: remove this entry'),
      ...errorAt(place, linkError(`/${locale}${to}`, locale, pages)?.replaceAll(`/${locale}/`, '/')),
    ]
  })
}

function hiddenErrors(pages: Pages): string[] {
  const paths = new Set([...pages.keys()].map(withoutLocale))
  const unknown = Object.keys(hiddenPages).filter((hidden) => !paths.has(hidden))
  return unknown.map((hidden) => {
    const words = `hides ${hidden}, which no page has: write ${nearest(hidden, paths) ?? 'the path of a page'}`
    return sentence({ file: 'content/site.ts', field: 'hiddenPages' }, words)
  })
}

/** Titles or descriptions that two pages of a language share, by the texts that they come from. */
function twins(part: 'title' | 'description', pages: Pages, texts: SiteText[]): string[] {
  const indexed = [...pages].filter(([path]) => path !== '/' && !reasonToHide(path) && withoutLocale(path) !== path)
  return [...Map.groupBy(indexed, ([, page]) => `${page.locale} ${page[part]}`).values()].flatMap((group) => {
    const page = group[0]?.[1]
    if (!page || group.length < 2) return []
    const same = texts.filter(({ words, locale }) => locale === page.locale && fill(words, locale) === page[part])
    const words = `is the ${part} of ${group.map(([path]) => path).join(' and ')}: give each page its own`
    return same.slice(-1).map((text) => sentence(placeOf(text), words))
  })
}
