import { isLocaleId, localeIds, locales } from '../../locales/locales.ts'
import type { Link, Site, SitePage } from './read-site.ts'

export interface Findings {
  faults: string[]
  checked: { pages: number; links: number; anchors: number; assets: number }
}

/** Holds a built site against its rules. Each fault names the page, what is wrong and where it leads. */
export function findFaults(site: Site): Findings {
  const checked = { pages: site.pages.size, links: 0, anchors: 0, assets: 0 }
  const faults: string[] = []
  for (const page of site.pages.values()) {
    faults.push(...documentFaults(page), ...counterpartFaults(page, site))
    for (const link of page.links.filter(({ href }) => isInternal(href))) {
      checked.links += 1
      if (link.href.includes('#')) checked.anchors += 1
      faults.push(...linkFaults(page, link, site))
    }
    for (const asset of page.assets.filter(isInternal)) {
      checked.assets += 1
      if (!site.files.has(pathOf(asset))) faults.push(`${page.path}: the file ${asset} does not exist.`)
    }
  }
  faults.push(...orphanFaults(site), ...titleFaults(site))
  return { faults: [...new Set(faults)], checked }
}

function documentFaults({ path, lang, headings, data }: SitePage): string[] {
  const faults: string[] = []
  if (lang !== locales[data.locale].tag)
    faults.push(`${path}: <html lang="${lang}"> should be "${locales[data.locale].tag}".`)
  if (headings !== 1) faults.push(`${path}: has ${headings} <h1>, and should have one.`)
  return faults
}

function linkFaults(page: SitePage, { href, hreflang }: Link, site: Site): string[] {
  const path = href.startsWith('#') ? page.path : pathOf(href)
  const target = site.pages.get(path)
  if (!target) return site.files.has(path) ? [] : [`${page.path}: the link ${href} leads to nothing.`]
  const anchor = href.split('#')[1]
  if (anchor && !target.ids.has(anchor))
    return [`${page.path}: the link ${href} leads to a place that ${path} has not.`]
  const isOtherLanguage = target.lang !== page.lang && hreflang !== target.lang
  const isWithoutLocale = href.startsWith('/') && !isLocaleId(path.split('/')[1]) && hasCounterparts(target)
  if (isOtherLanguage || isWithoutLocale)
    return [`${page.path}: the link ${href} leaves the language of the page. Use <PageLink>, or say so with hreflang.`]
  return []
}

/** A page at `/pt-br/x` stands at `/en-us/x` and `/es-es/x` too; a page that says it has no counterparts need not. */
function counterpartFaults({ path, data }: SitePage, site: Site): string[] {
  const [, locale, ...rest] = path.split('/')
  if (!isLocaleId(locale) || (!data.isUnknownAddress && data.languagePaths[locale] !== path)) return []
  return localeIds
    .map((id) => ['', id, ...rest].join('/'))
    .filter((counterpart) => !site.pages.has(counterpart))
    .map((counterpart) => `${path}: has no counterpart at ${counterpart}.`)
}

function hasCounterparts({ path, data }: SitePage): boolean {
  return path === '/' || Object.values(data.languagePaths).some((other) => other.endsWith(path))
}

/** Pages that search engines are sent to, but no other page of the language sends a visitor to. */
function orphanFaults(site: Site): string[] {
  const linked = new Set<string>()
  for (const { path, lang, links } of site.pages.values())
    for (const { href } of links) if (isInternal(href) && pathOf(href) !== path) linked.add(`${lang} ${pathOf(href)}`)
  return mainPages(site)
    .filter(({ path, lang }) => !linked.has(`${lang} ${path}`))
    .map(({ path }) => `${path}: no page of its language links to it.`)
}

function titleFaults(site: Site): string[] {
  const first = new Map<string, string>()
  return mainPages(site).flatMap(({ path, lang, title }) => {
    const key = `${lang} ${title}`
    const other = first.get(key)
    if (!other) first.set(key, path)
    return other ? [`${path}: has the title of ${other}: "${title}".`] : []
  })
}

/** Without second variants, the thank-you page, the 404 pages, and second addresses of a page. */
function mainPages(site: Site): SitePage[] {
  return [...site.pages.values()].filter(
    ({ path, data }) => data.head.isIndexed && data.head.canonical && new URL(data.head.canonical).pathname === path,
  )
}

/** Whatever names neither a scheme nor a host. Relative addresses are among them, and lead to nothing: all of ours start with a slash. */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

function pathOf(href: string): string {
  const path = href.split(/[?#]/)[0] ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
