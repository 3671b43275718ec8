import { articlesIn, nodeOf } from './graph.ts'
import type { SitePage } from './read-page.ts'
import { isIndexable, type Site } from './read-site.ts'
import { allPages, rule, type Verdict } from './rule.ts'

const opposites = { next: 'previous', previous: 'next' } as const

/** Lists that are spread over several pages: each page leads to the one before and after it, and every article stands on one of them. */
export const listRules = [
  rule('next and previous pages', allPages, (page, site) => [
    neighbourFault(page, 'previous', site),
    neighbourFault(page, 'next', site),
  ]),
  rule('articles that are listed', unlistedArticles, () => 'is on no page of the list of articles, and should be'),
]

function neighbourFault(page: SitePage, side: keyof typeof opposites, { pageOf }: Site): Verdict {
  const [address, ...others] = page[side]
  if (others.length > 0) return `names ${others.length + 1} ${side} pages, and should name one`
  if (address === undefined) return undefined
  const subject = `the ${side} page ${address} should`
  const target = pageOf(address)
  if (!target || target === page || target.lang !== page.lang || !isIndexable(target))
    return `${subject} be another indexable page in ${page.lang}`
  const opposite = opposites[side]
  return [
    target[opposite][0] !== page.canonicals[0] && `${subject} name this page as its ${opposite} one`,
    !page.links.some(({ href }) => href === target.path) && `${subject} be linked on the page, too`,
  ]
}

/** Articles that readers of the lists never come to: that other articles link to them is not enough. */
function unlistedArticles(site: Site) {
  return site.languages.flatMap((lang) => {
    const lists = site.indexable.filter((page) => page.lang === lang && nodeOf(page, 'CollectionPage'))
    const linked = new Set(lists.flatMap(({ links }) => links.map(({ href }) => href)))
    return articlesIn(lang, site, 'NewsArticle')
      .map(({ url }) => ({ path: site.pathOf(url) ?? url }))
      .filter(({ path }) => !linked.has(path))
  })
}
