import { isLocaleId, localeIds, locales } from '../../locales/locales.ts'
import { indexablePages } from '../addresses.ts'
import type { Link, SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** The links of each page, the files that it loads, and whether another page links to it. */
export function linkFaults(site: Site): string[] {
  const faults = [...site.pages.values()].flatMap((page) => [
    ...documentFaults(page),
    ...counterpartFaults(page, site),
    ...internalLinks(page).flatMap((link) => targetFaults(page, link, site)),
    ...internalAssets(page)
      .filter((asset) => !site.files.has(pathOf(asset)))
      .map((asset) => `${page.path}: the file ${asset} does not exist.`),
  ])
  return [...faults, ...orphanFaults(site)]
}

export function internalLinks({ links }: SitePage): Link[] {
  return links.filter(({ href }) => isInternal(href))
}

export function internalAssets({ assets }: SitePage): string[] {
  return assets.filter(isInternal)
}

function documentFaults({ path, lang, headings, data }: SitePage): string[] {
  const faults: string[] = []
  if (lang !== locales[data.locale].tag)
    faults.push(`${path}: <html lang="${lang}"> should be "${locales[data.locale].tag}".`)
  if (headings !== 1) faults.push(`${path}: has ${headings} <h1>, and should have one.`)
  return faults
}

function targetFaults(page: SitePage, { href, hreflang }: Link, site: Site): string[] {
  const path = href.startsWith('#') ? page.path : pathOf(href)
  const target = site.pages.get(path)
  if (!target) return site.files.has(path) ? [] : [`${page.path}: the link ${href} leads to nothing.`]
  const anchor = href.split('#')[1]
  if (anchor && !target.ids.has(anchor))
    return [`${page.path}: the link ${href} leads to an id that ${path} does not have.`]
  const isOtherLanguage = target.lang !== page.lang && hreflang !== target.lang
  const isWithoutLocale = href.startsWith('/') && !isLocaleId(path.split('/')[1]) && hasCounterparts(target)
  if (isOtherLanguage || isWithoutLocale)
    return [`${page.path}: the link ${href} leaves the language of the page. Use <PageLink>, or say so with hreflang.`]
  return []
}

/** A page at `/pt-br/x` must exist at `/en-us/x` and `/es-es/x` too, unless its data says that it has no counterparts. */
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

/** Pages that search engines may list, but that no other page of their language links to. */
function orphanFaults(site: Site): string[] {
  const linked = new Set<string>()
  for (const { path, lang, links } of site.pages.values())
    for (const { href } of links) if (isInternal(href) && pathOf(href) !== path) linked.add(`${lang} ${pathOf(href)}`)
  return indexablePages(site)
    .filter(({ path, lang }) => !linked.has(`${lang} ${path}`))
    .map(({ path }) => `${path}: no page of its language links to it.`)
}

/** An address without a scheme and a host. This includes relative ones, which are reported: all links of this site start with a slash. */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Thousands of pages have the same links. */
const paths = new Map<string, string>()

function pathOf(href: string): string {
  const known = paths.get(href)
  if (known !== undefined) return known
  const [whole = ''] = href.split(/[?#]/)
  const path = whole.length > 1 ? whole.replace(/\/$/, '') : whole
  paths.set(href, path)
  return path
}
