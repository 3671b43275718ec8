import { hiddenPages, reasonToHide } from '../content/site.ts'
import { defaultLocale, isLocaleId, localeIds, localeOfPath, locales } from '../locales/locales.ts'
import type { SitePage } from './read-page.ts'
import { allowsIndexing, isIndexable, type Site } from './read-site.ts'
import { allPages, countError, rule, valueError } from './rule.ts'

/** The canonical address of each page, its counterparts in other languages, and whether it may be indexed. */
export const addressRules = [
  rule('canonical address', allPages, ({ canonicals, lang, path, kind }, site) => {
    const expected = kind === undefined ? 0 : 1
    const [address] = canonicals
    if (address === undefined || canonicals.length !== expected)
      return countError('canonical addresses', canonicals.length, expected)
    const subject = `its canonical address ${address} should be`
    const target = site.pageOf(address)
    if (!target || /[?#]/.test(address)) return `${subject} an absolute https address of a page of this site`
    if (target.path !== path && (target.lang !== lang || !isIndexable(target)))
      return `${subject} an indexable page in ${lang}`
    const wanted = addressOf(target.path, site)
    return address !== wanted && `${subject} ${wanted}`
  }),
  rule('noindex', allPages, (page, site) => {
    const reason = reasonForNoindex(page, site)
    if (allowsIndexing(page)) return reason && `is indexable, but should be noindex: ${reason}`
    return !reason && site.pageOf(page.canonicals[0]) && 'is noindex, but should be indexable'
  }),
  rule(
    'hidden pages',
    () => [{ path: 'content/site.ts' }],
    (_, { pages }) =>
      Object.keys(hiddenPages)
        .filter((hidden) => !pages.some(({ path }) => path.endsWith(hidden)))
        .map((hidden) => `hides ${hidden} from search engines, but no page has that path`),
  ),
  rule('counterparts', allPages, (page, { pageAt }) =>
    counterpartsOf(page)
      .filter((path) => !pageAt(path))
      .map((path) => `has no counterpart at ${path}`),
  ),
  rule('alternates', allPages, (page, site) => {
    const expected = expectedAlternates(page, site)
    const names = new Set([...expected.keys(), ...page.alternates.map(({ hreflang }) => hreflang)])
    return [...names].map((name) => {
      const named = page.alternates.filter(({ hreflang }) => hreflang === name).map(({ href }) => href)
      return valueError(`the alternate for ${name}`, named, expected.get(name) ?? [])
    })
  }),
]

/**
 * Why a page should not be indexed. A second address with the same title needs no noindex: its canonical address
 * suffices.
 */
function reasonForNoindex({ path, canonicals, titles, kind }: SitePage, site: Site): string | undefined {
  if (kind === undefined) return 'it is a not-found page'
  const target = site.pageOf(canonicals[0])
  return (
    reasonToHide(path) ?? (target && target.titles[0] !== titles[0] ? `it is a variant of ${target.path}` : undefined)
  )
}

/**
 * The paths of a page in all languages; empty if it exists in only one, because its language menu then leads to the
 * homes of the others.
 */
function counterpartsOf({ path, kind, languagePaths }: SitePage): string[] {
  const [, locale, ...rest] = path.split('/')
  if (!isLocaleId(locale) || (kind !== undefined && languagePaths[locale] !== path)) return []
  return localeIds.map((id) => ['', id, ...rest].join('/'))
}

/** By language; a second address has the alternates of the page that it stands for. */
function expectedAlternates(page: SitePage, site: Site): Map<string, string[]> {
  const target = site.pageOf(page.canonicals[0])
  const paths = target && allowsIndexing(page) && isIndexable(target) ? counterpartsOf(target) : []
  const existing = paths.filter((path) => site.pageAt(path))
  const alternates = new Map(existing.map((path) => [locales[localeOfPath(path)].tag, [addressOf(path, site)]]))
  const main = alternates.get(locales[defaultLocale].tag)
  return main ? alternates.set('x-default', main) : alternates
}

function addressOf(path: string, { pageAt }: Site): string {
  const [home = ''] = pageAt(`/${localeOfPath(path)}`)?.canonicals ?? []
  return `${URL.parse(home)?.origin}${path}`
}
