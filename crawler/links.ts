import { isLocaleId } from '../locales/locales.ts'
import { nodeOf } from './json-ld.ts'
import type { SitePage } from './read-page.ts'
import { isIndexable, type Site } from './read-site.ts'
import { allPages, distinct, type RuleResult, rule } from './rule.ts'

/** The pages of a paginated list link to each other in both directions. */
const opposites = { next: 'previous', previous: 'next' } as const

/** What each document links to and loads, and whether another page links to it. */
export const linkRules = [
  rule('links', allPages, (page, site) => linksOf(page).map((link) => linkError(page, link, site))),
  rule('files', allPages, ({ files, feeds, metas }, { paths, pathOf }) => [
    files
      .filter((file) => isInternal(file) && !paths.has(pathIn(file)))
      .map((file) => `the file ${file} does not exist`),
    [...feeds, ...(metas.get('og:image') ?? [])]
      .filter((address) => !paths.has(pathOf(address) ?? ''))
      .map((address) => `${address} should be the https address of a file of this site`),
  ]),
  rule(
    'icons',
    ({ pages }) => distinct(pages, ({ icons }) => icons),
    ({ value: icon }, { paths, read }) => {
      const [file = '', name] = icon.split('#')
      return !(paths.has(file) && read(file).includes(`id="${name}"`)) && `the icon ${icon} does not exist`
    },
  ),
  rule('pages that are linked', unlinkedPages, () => 'no page of its language links to it'),
  rule('next and previous pages', allPages, (page, site) => [
    neighbourError(page, 'previous', site),
    neighbourError(page, 'next', site),
  ]),
  rule('articles that are listed', unlistedArticles, () => 'is on no page of the news list, but should be'),
]

function linksOf({ links }: SitePage) {
  return links.filter(({ href }) => isInternal(href))
}

function linkError(page: SitePage, { href, hreflang }: SitePage['links'][number], site: Site): RuleResult {
  const path = href.startsWith('#') ? page.path : pathIn(href)
  const target = site.pageAt(path)
  if (!target) return !site.paths.has(path) && `the link ${href} is broken`
  const anchor = href.split('#')[1]
  if (anchor && !target.ids.includes(anchor)) return `the link ${href} leads to an id that ${path} does not have`
  const isOtherLanguage = target.lang !== page.lang && hreflang !== target.lang
  const isWithoutLocale = href.startsWith('/') && !isLocaleId(path.split('/')[1]) && hasCounterparts(target)
  return (
    (isOtherLanguage || isWithoutLocale) &&
    `the link ${href} leads to another language. Use <PageLink>, or set hreflang`
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

function neighbourError(page: SitePage, side: keyof typeof opposites, { pageOf }: Site): RuleResult {
  const [address, ...others] = page[side]
  if (others.length > 0) return `names ${others.length + 1} ${side} pages, but should name one`
  if (address === undefined) return undefined
  const subject = `the ${side} page ${address} should`
  const target = pageOf(address)
  if (!target || target === page || target.lang !== page.lang || !isIndexable(target))
    return `${subject} be another indexable page in ${page.lang}`
  const opposite = opposites[side]
  return [
    target[opposite][0] !== page.canonicals[0] && `${subject} name this page as its ${opposite} one`,
    !page.links.some(({ href }) => href === target.path) && `${subject} also be linked on the page`,
  ]
}

/** Articles that no list links to; links from other articles do not suffice. */
function unlistedArticles({ indexable }: Site): SitePage[] {
  const lists = indexable.filter((page) => nodeOf(page, 'CollectionPage'))
  const linked = new Set(lists.flatMap(({ lang, links }) => links.map(({ href }) => `${lang} ${href}`)))
  return indexable.filter((page) => nodeOf(page, 'NewsArticle') && !linked.has(`${page.lang} ${page.path}`))
}

/**
 * Without scheme and host. Relative addresses are included, and reported: all links of this site start with a slash.
 */
function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** The path without a slash at its end. */
function pathIn(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
