import { defaultLocale, localeIds, locales } from '../../locales/locales.ts'
import { allowsIndexing, canonicalOf, isIndexable, pageAt } from '../addresses.ts'
import type { Alternate } from '../reading/read-head.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

const tags = localeIds.map((id) => locales[id].tag)
const names = [...tags, 'x-default']

/** The counterparts of a page in other languages, as its head names them to search engines. */
export function alternateFaults(site: Site): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const target = pageAt(canonicalOf(page) ?? '', site)
    if (allowsIndexing(page) && target && target !== page) return secondAddressFaults(page, target)
    if (!isIndexable(page) || !hasCounterparts(page))
      return page.head.alternates.map(
        ({ hreflang }) => `${page.path}: names an alternate for ${hreflang}, and should name none.`,
      )
    return [...nameFaults(page), ...page.head.alternates.flatMap((alternate) => targetFaults(page, alternate, site))]
  })
}

/** The language switcher of a page that exists in one language only leads to the home pages of the others. */
function hasCounterparts({ path, data }: SitePage): boolean {
  return data.languagePaths[data.locale] === path
}

function secondAddressFaults({ path, head }: SitePage, target: SitePage): string[] {
  return inWords(head.alternates) === inWords(target.head.alternates)
    ? []
    : [`${path}: its alternates should be those of ${target.path}.`]
}

function nameFaults(page: SitePage): string[] {
  const { path, head } = page
  const addressFor = (name: string) => head.alternates.find(({ hreflang }) => hreflang === name)?.href
  const faults = [...new Set([...names, ...head.alternates.map(({ hreflang }) => hreflang)])].flatMap((name) => {
    const count = head.alternates.filter(({ hreflang }) => hreflang === name).length
    const expected = names.includes(name) ? 1 : 0
    return count === expected ? [] : [`${path}: names ${count} alternates for ${name}, and should name ${expected}.`]
  })
  const wanted: Record<string, string | undefined> = {
    [page.lang]: canonicalOf(page),
    'x-default': addressFor(locales[defaultLocale].tag),
  }
  for (const [name, address] of Object.entries(wanted))
    if (address && addressFor(name) && addressFor(name) !== address)
      faults.push(`${path}: the alternate for ${name} is ${addressFor(name)}, and should be ${address}.`)
  return faults
}

function targetFaults(page: SitePage, { hreflang, href }: Alternate, site: Site): string[] {
  const subject = `${page.path}: the alternate for ${hreflang}, ${href},`
  const target = pageAt(href, site)
  if (!target) return [`${subject} should be a page that exists.`]
  if (!isIndexable(target)) return [`${subject} should be a page that search engines are sent to.`]
  if (canonicalOf(target) !== href) return [`${subject} should be at its canonical address ${canonicalOf(target)}.`]
  if (hreflang === 'x-default') return []
  if (target.lang !== hreflang) return [`${subject} should be in that language, and is in ${target.lang}.`]
  const isNamedBack = target.head.alternates.some(
    (back) => back.hreflang === page.lang && back.href === canonicalOf(page),
  )
  return isNamedBack || target === page ? [] : [`${subject} should name this page back for ${page.lang}.`]
}

/** The alternates as one text, in a fixed order, to compare two lists of them. */
export function inWords(alternates: Alternate[]): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join(', ')
}
