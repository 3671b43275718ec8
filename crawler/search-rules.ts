import { parse } from 'node-html-parser'
import { redirectRules } from '../content/redirects.ts'
import { hiddenPages, reasonToHide } from '../content/site.ts'
import { international, localeIds, locales, withoutLocale } from '../locales/locales.ts'
import { duplicatesIn, isInternal, type PageRule, pathIn } from './page-rules.ts'
import { isIndexable, type Page, type Site } from './read-site.ts'

/** What a search engine is told by a page: its address, its languages, and whether to index it. */
export const searchRules: PageRule[] = [
  ({ canonicals, isNoindex, path, lang }, site) => {
    const [address, ...others] = canonicals
    if (!address) return [!isNoindex && 'has no canonical address']
    const target = site.pageOf(address)
    return [
      others.length > 0 && `has ${canonicals.length} canonical addresses, but should have 1`,
      !target && `its canonical address ${address} is not the https address of a page of this site`,
      target !== undefined &&
        target.path !== path &&
        (target.lang !== lang || !isIndexable(target)) &&
        `its canonical address ${address} is not an indexable page in ${lang}`,
    ]
  },
  ({ path, isNoindex, isNotFound, canonicals: [canonical] }, site) => {
    const reason = isNotFound ? 'it is a not-found page' : reasonToHide(path)
    if (reason) return [!isNoindex && `should be noindex: ${reason}`]
    // A page that names another address as its own need not be indexed.
    return [
      isNoindex && canonical !== undefined && site.pathOf(canonical) === path && 'is noindex, but should be indexable',
    ]
  },
  (page, site) => {
    if (!isIndexable(page)) return []
    const [found, wanted] = [page.alternates, alternatesOf(page, site)].map(inWords)
    return [found !== wanted && `has the alternates "${found}", but should have "${wanted}"`]
  },
]

/** By language and region, by language alone, and for readers of others; none for a page in one language. */
function alternatesOf(page: Page, site: Site): Page['alternates'] {
  const counterparts = counterpartsOf(page, site)
  if (counterparts.length < 2) return []
  return counterparts.flatMap(({ lang, canonicals: [href = ''] }) =>
    [lang, lang.split('-')[0] ?? '', ...(lang === locales[international].tag ? ['x-default'] : [])].map((hreflang) => ({
      hreflang,
      href,
    })),
  )
}

/** The page in every language in which it is indexed, itself included. */
function counterpartsOf({ path }: Page, { pageAt }: Site): Page[] {
  const paths = localeIds.map((id) => `/${id}${withoutLocale(path)}`.replace(/\/$/, ''))
  return [...new Set(paths)].flatMap((own) => pageAt(own) ?? []).filter((own) => isIndexable(own))
}

/** What a site as a whole must hold, each error with the page or file. */
export const siteRules: ((site: Site) => (string | false)[])[] = [
  ({ indexable }) => repeatsOf('title', indexable, ({ titles }) => titles[0]),
  ({ indexable }) => repeatsOf('description', indexable, ({ descriptions }) => descriptions[0]),
  ({ pages, indexable }) => {
    const linked = new Set(
      pages.flatMap(({ path, lang, links }) =>
        links
          .filter(({ href }) => isInternal(href) && pathIn(href) !== path)
          .map(({ href }) => `${lang} ${pathIn(href)}`),
      ),
    )
    return indexable.map(
      ({ path, lang }) => !linked.has(`${lang} ${path}`) && `${path}: no page in ${lang} links to it`,
    )
  },
  ({ pages }) =>
    Object.keys(hiddenPages).map(
      (hidden) =>
        !pages.some(({ path }) => withoutLocale(path) === hidden) &&
        `content/site.json: hides ${hidden}, which no page has`,
    ),
  ({ pageAt, paths }) =>
    Object.entries(redirectRules()).flatMap(([from, to]) => {
      const [, id] = to.split('#')
      const target = pageAt(pathIn(to))
      return [
        !(target && (!id || target.ids.includes(id))) && `content/redirects.json: there is no ${to}`,
        (pageAt(from) || paths.has(from)) && `content/redirects.json: ${from} exists: nobody could reach it`,
      ]
    }),
  sitemapErrors,
]

function repeatsOf(part: string, pages: Page[], wordsOf: (page: Page) => string | undefined): string[] {
  const groups = [...Map.groupBy(pages, (page) => `${page.lang} ${wordsOf(page)}`).values()]
  return groups.flatMap(([first, ...others]) =>
    others.map(({ path }) => `${path}: has the ${part} of ${first?.path}, but should have its own`),
  )
}

/** Compares the sitemap with the pages (https://www.sitemaps.org/protocol.html). */
function sitemapErrors({ paths, read, indexable, pageOf }: Site): (string | false)[] {
  const file = '/sitemap.xml'
  const entries = parse(paths.has(file) ? read(file) : '')
    .querySelectorAll('url')
    .map((entry) => ({
      loc: entry.querySelector('loc')?.text ?? '',
      alternates: entry
        .getElementsByTagName('xhtml:link')
        .map(({ attrs: { hreflang = '', href = '' } }) => ({ hreflang, href })),
    }))
  const listed = entries.map(({ loc }) => loc)
  return [
    ...indexable.map(({ canonicals: [url = ''] }) => !listed.includes(url) && `${file}: does not list ${url}`),
    ...duplicatesIn(listed).map((url) => `${file}: lists ${url} twice`),
    ...entries.map(({ loc, alternates }) => {
      const page = pageOf(loc)
      if (!page || !isIndexable(page)) return `${file}: ${loc} is not an indexable page of this site`
      return inWords(alternates) !== inWords(page.alternates) && `${file}: ${loc} has other alternates than its page`
    }),
  ]
}

/** In a fixed order, for comparison. */
function inWords(alternates: Page['alternates']): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join()
}
