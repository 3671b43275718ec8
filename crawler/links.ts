import { isLocaleId } from '../locales/locales.ts'
import type { SitePage } from './read-page.ts'
import type { Site } from './read-site.ts'
import { allPages, eachOnce, rule, type Verdict } from './rule.ts'

/** What each document leads to and loads, and whether another page leads to it. */
export const linkRules = [
  rule('links', allPages, (page, site) => linksOf(page).map((link) => linkFault(page, link, site))),
  rule('files', allPages, ({ files }, { paths }) =>
    files
      .filter((file) => isInternal(file) && !paths.has(pathIn(file)))
      .map((file) => `the file ${file} does not exist`),
  ),
  rule(
    'icons',
    ({ pages }) => eachOnce(pages, ({ icons }) => icons),
    ({ value: icon }, { paths, read }) => {
      const [file = '', name] = icon.split('#')
      return !(paths.has(file) && read(file).includes(`id="${name}"`)) && `the icon ${icon} has no shape`
    },
  ),
  rule('pages that are linked', unlinkedPages, () => 'no page of its language links to it'),
]

function linksOf({ links }: SitePage) {
  return links.filter(({ href }) => isInternal(href))
}

function linkFault(page: SitePage, { href, hreflang }: SitePage['links'][number], site: Site): Verdict {
  const path = href.startsWith('#') ? page.path : pathIn(href)
  const target = site.pageAt(path)
  if (!target) return !site.paths.has(path) && `the link ${href} leads to nothing`
  const anchor = href.split('#')[1]
  if (anchor && !target.ids.includes(anchor)) return `the link ${href} leads to an id that ${path} does not have`
  const isOtherLanguage = target.lang !== page.lang && hreflang !== target.lang
  const isWithoutLocale = href.startsWith('/') && !isLocaleId(path.split('/')[1]) && hasCounterparts(target)
  return (
    (isOtherLanguage || isWithoutLocale) &&
    `the link ${href} leaves the language of the page. Use <PageLink>, or say so with hreflang`
  )
}

function hasCounterparts({ path, languagePaths }: SitePage): boolean {
  return path === '/' || Object.values(languagePaths).some((other) => other.endsWith(path))
}

function unlinkedPages({ pages, indexable }: Site): SitePage[] {
  const linked = new Set<string>()
  for (const page of pages)
    for (const { href } of linksOf(page)) if (pathIn(href) !== page.path) linked.add(`${page.lang} ${pathIn(href)}`)
  return indexable.filter(({ path, lang }) => !linked.has(`${lang} ${path}`))
}

/** An address without a scheme and a host. This includes relative ones, which are reported: all links of this site start with a slash. */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** The path of an address, without a slash at its end. */
function pathIn(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
