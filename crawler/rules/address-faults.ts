import { hiddenPages, reasonToHide } from '../../content/site.ts'
import { allowsIndexing, canonicalOf, isIndexable, isSelfCanonical, pageAt } from '../addresses.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** The canonical address of each page, and whether search engines may list the page. */
export function addressFaults(site: Site): string[] {
  const pages = [...site.pages.values()]
  return [
    ...pages.flatMap((page) => [...canonicalFaults(page, site), ...robotsTagFaults(page, site)]),
    ...Object.keys(hiddenPages)
      .filter((hidden) => !pages.some(({ path }) => path.endsWith(hidden)))
      .map((hidden) => `content/site.ts: hides ${hidden} from search engines, which is the path of no page.`),
  ]
}

function canonicalFaults(page: SitePage, site: Site): string[] {
  const { path, head, data } = page
  const expected = data.isUnknownAddress ? 0 : 1
  if (head.canonicals.length !== expected)
    return [`${path}: has ${head.canonicals.length} canonical addresses, and should have ${expected}.`]
  const address = canonicalOf(page)
  if (!address) return []
  const target = pageAt(address, site)
  if (!target || address.search(/[?#]/) >= 0)
    return [`${path}: its canonical address ${address} should be an absolute https address of a page of this site.`]
  if (isSelfCanonical(page)) return hostFaults(page, address, site)
  if (target.lang !== page.lang || !isIndexable(target))
    return [`${path}: its canonical address ${address} should be an indexable page in ${page.lang}.`]
  return canonicalOf(target) === address
    ? []
    : [`${path}: its canonical address ${address} should be ${canonicalOf(target)}, as on the page itself.`]
}

/** A language is published on one domain: that of its home. */
function hostFaults({ path, data }: SitePage, address: string, site: Site): string[] {
  const home = site.pages.get(`/${data.locale}`)
  const host = URL.parse((home && canonicalOf(home)) ?? '')?.host
  return !host || new URL(address).host === host
    ? []
    : [`${path}: its canonical address ${address} should be on ${host}, as the home of its language.`]
}

function robotsTagFaults(page: SitePage, site: Site): string[] {
  const reason = reasonForNoindex(page, site)
  if (allowsIndexing(page))
    return reason ? [`${page.path}: is open to search engines, and should be noindex: ${reason}.`] : []
  const isKnown = isSelfCanonical(page) || pageAt(canonicalOf(page) ?? '', site)
  return reason || !isKnown ? [] : [`${page.path}: is noindex, and should be open to search engines.`]
}

/** Why search engines should not list a page. (A second address of a page, with the same title, needs no noindex: its canonical address is enough.) */
function reasonForNoindex(page: SitePage, site: Site): string | undefined {
  if (page.data.isUnknownAddress) return 'it stands for unknown addresses'
  const hidden = reasonToHide(page.path)
  if (hidden) return hidden
  const target = pageAt(canonicalOf(page) ?? '', site)
  return target && target.head.titles[0] !== page.head.titles[0] ? `it is a variant of ${target.path}` : undefined
}
