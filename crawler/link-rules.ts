import { redirectRules, redirects } from '../content/redirects.ts'
import { noindexPages } from '../content/site.ts'
import { type LocaleId, localeIds, localeOfPath, locales, withoutLocale } from '../locales/locales.ts'
import { nearest, sentence } from '../locales/sentence.ts'
import type { Page } from './read-site.ts'

/** The pages to which something may refer: the check makes them of their data, the crawler reads them in their HTML. */
export interface LinkedSite {
  pages: Pick<Page, 'path' | 'lang' | 'titles' | 'descriptions' | 'ids'>[]
  pageByPath: (path: string) => LinkedSite['pages'][number] | undefined
  /** The files of the site that are no pages, such as `/certificados/lgpd.jpeg`. */
  paths: { has: (path: string) => boolean }
}

/** What is wrong with a link for readers of a language, and what to write. */
export function linkError(
  href: string,
  locale: LocaleId,
  { pages, pageByPath, paths }: LinkedSite,
): string | undefined {
  const path = pathIn(href)
  const [, id] = href.split('#')
  const page = pageByPath(path)
  const link = `has a link to ${href}`
  if (!page) {
    if (paths.has(path)) return undefined
    const meant = [redirectRules()[path] ?? '', path.toLowerCase(), `/${locale}${path}`].find((target) =>
      pageByPath(pathIn(target)),
    )
    const others = pages.map(({ path }) => path).filter((path) => localeOfPath(path) === locale)
    return `${link}, where there is no page: write ${meant ?? nearest(path, others) ?? 'the address of one'}`
  }
  if (page.lang !== locales[locale].tag) {
    const [own, other] = [locale, localeOfPath(page.path)].map((id) => locales[id].name)
    return `${link}, a page in ${other}: write ${inLocale(path, locale)}, or another in ${own}`
  }
  if (!id || page.ids.includes(id)) return undefined
  const parts = [nearest(id, page.ids) ?? page.ids.slice(0, 5)].flat().map((known) => `#${known}`)
  return `${link}, but that page has no part #${id}: write ${[path, ...parts].join(' or ')}`
}

/** What is wrong with the settings that name pages: those that have moved, and those that are not to be indexed. */
export function settingsErrors(site: LinkedSite): string[] {
  const { pages, pageByPath, paths } = site
  const moved = redirects.flatMap(({ from, to, fileIn }) => {
    const words = (fileIn ? [fileIn] : localeIds).flatMap((locale) => [
      (pageByPath(`/${locale}${from}`) || paths.has(from)) &&
        'is where a page or file is, which nobody could reach: remove this entry',
      linkError(`/${locale}${to}`, locale, site)?.replaceAll(`/${locale}/`, '/'),
    ])
    return [...new Set(words)].flatMap((each) =>
      each ? sentence({ file: 'content/redirects.ts', field: from }, each) : [],
    )
  })
  const known = new Set(pages.map(({ path }) => withoutLocale(path)))
  const unknown = Object.keys(noindexPages)
    .filter((path) => !known.has(path))
    .map((path) =>
      sentence(
        { file: 'content/site.ts', field: 'noindexPages' },
        `names ${path}, which no page has: write ${nearest(path, known) ?? 'the path of a page'}`,
      ),
    )
  return [...moved, ...unknown]
}

/** Pages of a language with the same title or description, which search engines cannot tell apart. */
export function repeatedHeads(pages: LinkedSite['pages']): { part: string; words: string; paths: string[] }[] {
  return (['titles', 'descriptions'] as const).flatMap((parts) =>
    [...Map.groupBy(pages, (page) => `${page.lang} ${page[parts][0]}`).values()]
      .filter(({ length }) => length > 1)
      .map((group) => ({
        part: parts.slice(0, -1),
        words: group[0]?.[parts][0] ?? '',
        paths: group.map(({ path }) => path),
      })),
  )
}

export function inLocale(path: string, locale: LocaleId): string {
  const rest = withoutLocale(path)
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`
}

/** Whether an address has no scheme and no host. All links of this site start with a slash; others are reported. */
export function isInternal(href: string): boolean {
  return !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** The path of a link, without a slash at its end, a query and an anchor. */
export function pathIn(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
