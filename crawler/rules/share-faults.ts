import { localeIds, locales } from '../../locales/locales.ts'
import { unbrandedTitle } from '../../renderer/head/branded-title.ts'
import { shareImageSize } from '../../renderer/share-images/share-image-size.ts'
import { nodeOf, pageTypes, typeOf } from '../graph-nodes.ts'
import type { SitePage } from '../reading/read-page.ts'
import type { Site } from '../reading/read-site.ts'

/** What social networks and messengers show of a page (https://ogp.me, and what X reads besides). */
export function shareFaults(site: Site): string[] {
  return [...site.pages.values()]
    .filter(({ data }) => !data.isUnknownAddress)
    .flatMap((page) => [...valueFaults(page), ...languageFaults(page), ...altFaults(page)])
}

function valueFaults(page: SitePage): string[] {
  return Object.entries(expectedValues(page)).flatMap(([name, accepted]) => {
    if (!accepted) return []
    const values = page.head.metas.get(name) ?? []
    const wish = accepted.length > 0 ? `should be ${accepted.map(quoted).join(' or ')}` : 'should be absent'
    if (values.length === 0) return accepted.length > 0 ? [`${page.path}: ${name} is missing, and ${wish}.`] : []
    if (values.length > 1) return [`${page.path}: ${name} is there ${values.length} times, and should be there once.`]
    return accepted.includes(values[0] ?? '') ? [] : [`${page.path}: ${name} is ${quoted(values[0])}, and ${wish}.`]
  })
}

/** The values that each tag may have: an empty list where the tag should be absent, undefined where the title or tag that it repeats is missing (another rule reports that). */
function expectedValues(page: SitePage): Record<string, string[] | undefined> {
  const { head, lang } = page
  const siteName = nodeOf(page, 'WebSite')?.name
  const [title] = head.titles
  const about = nodeOf(page, ...pageTypes)
  const dates = nodeOf(page, 'NewsArticle') ?? about
  const isArticle = dates?.datePublished !== undefined
  const isProfile = about !== undefined && typeOf(about) === 'ProfilePage'
  return {
    'og:type': [isArticle ? 'article' : isProfile ? 'profile' : 'website'],
    'og:site_name': typeof siteName === 'string' ? [siteName] : undefined,
    'og:title': title === undefined ? undefined : [...new Set([unbrandedTitle(title, String(siteName)), title])],
    'og:description': head.metas.get('description')?.slice(0, 1),
    'og:url': head.canonicals.length > 0 ? head.canonicals.slice(0, 1) : undefined,
    'og:locale': [underscored(lang)],
    'og:image:type': ['image/jpeg'],
    'og:image:width': [String(shareImageSize.width)],
    'og:image:height': [String(shareImageSize.height)],
    'twitter:card': ['summary_large_image'],
    'article:published_time': isArticle ? [String(dates.datePublished)] : [],
    'article:modified_time': isArticle ? [String(dates.dateModified)] : [],
  }
}

function languageFaults({ path, lang, head }: SitePage): string[] {
  const others = localeIds.map((id) => locales[id].tag).filter((tag) => tag !== lang)
  const expected = head.alternates.length > 0 ? others.map(underscored).sort().join(', ') : ''
  const actual = [...(head.metas.get('og:locale:alternate') ?? [])].sort().join(', ')
  return actual === expected
    ? []
    : [`${path}: og:locale:alternate is ${quoted(actual)}, and should be ${quoted(expected)}.`]
}

function altFaults({ path, head }: SitePage): string[] {
  return head.metas.get('og:image:alt')?.[0] ? [] : [`${path}: og:image:alt is missing, and should say what is seen.`]
}

/** As in `pt_BR`. */
function underscored(tag: string): string {
  return tag.replace('-', '_')
}

function quoted(value: string | undefined): string {
  return `"${value}"`
}
