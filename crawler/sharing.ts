import sharp from 'sharp'
import { localeIds, locales } from '../locales/locales.ts'
import { unbrandedTitle } from '../renderer/head/branded-title.ts'
import { shareImageSize } from '../renderer/share-images/share-image-size.ts'
import { nodeOf, pageNode, typeOf } from './json-ld.ts'
import type { SitePage } from './read-page.ts'
import type { Site } from './read-site.ts'
import { countError, repeats, rule, valueError } from './rule.ts'

const { width, height } = shareImageSize
const mostKilobytes = 300

/** What social networks and messengers show of a page (https://ogp.me and X's own tags). */
export const sharingRules = [
  rule('tags for sharing', sharedPages, (page) => [
    Object.entries(expectedTags(page)).map(
      ([name, accepted]) => accepted && valueError(name, page.metas.get(name) ?? [], accepted),
    ),
    !page.metas.get('og:image:alt')?.[0] && 'og:image:alt is missing, but should describe the picture',
  ]),
  rule('languages for sharing', sharedPages, ({ lang, alternates, metas }) => {
    const others = alternates.length > 0 ? localeIds.map((id) => locales[id].tag).filter((tag) => tag !== lang) : []
    const inOrder = (tags: string[]) => tags.map(underscored).sort().join(', ')
    return valueError('og:locale:alternate', [inOrder(metas.get('og:locale:alternate') ?? [])], [inOrder(others)])
  }),
  rule('pictures for sharing', sharedPages, ({ metas }, { paths, pathOf }) => {
    const pictures = metas.get('og:image') ?? []
    return [
      countError('og:image', pictures.length),
      pictures
        .filter((picture) => !paths.has(pathOf(picture) ?? ''))
        .map((picture) => `og:image is ${picture}, but should be the https address of a file of this site`),
    ]
  }),
  rule('files of pictures for sharing', shareImages, ({ format, size, bytes }) => {
    if (format === undefined) return 'is not a picture, but should be a JPEG'
    const kilobytes = Math.ceil(bytes / 1024)
    return [
      format !== 'jpeg' && `is a file of type ${format}, but should be a JPEG`,
      size !== `${width} x ${height}` && `is ${size}, but should be ${width} x ${height}`,
      kilobytes > mostKilobytes && `has ${kilobytes} KB, but should have at most ${mostKilobytes} KB`,
    ]
  }),
  // Pages with the same title may share it, such as a person's page in two languages.
  rule(
    'a picture of its own for sharing',
    ({ indexable }) => repeats(indexable, pictureOf),
    ({ page, other }) =>
      other.titles[0] !== page.titles[0] &&
      `has the share image of ${other.path}, ${pictureOf(page)}, but should have its own`,
  ),
]

function sharedPages({ pages }: Site): SitePage[] {
  return pages.filter(({ kind }) => kind !== undefined)
}

/**
 * The accepted values of each tag: none if it must be absent; undefined if the value that it repeats is missing, which
 * another rule reports.
 */
function expectedTags(page: SitePage): Record<string, unknown[] | undefined> {
  const [title] = page.titles
  const siteName = nodeOf(page, 'WebSite')?.name
  const about = pageNode(page)
  const { datePublished, dateModified } = nodeOf(page, 'NewsArticle') ?? about ?? {}
  const isArticle = datePublished !== undefined
  const isProfile = about !== undefined && typeOf(about) === 'ProfilePage'
  return {
    'og:type': [isArticle ? 'article' : isProfile ? 'profile' : 'website'],
    'og:site_name': siteName === undefined ? undefined : [siteName],
    'og:title': title === undefined ? undefined : [...new Set([unbrandedTitle(title, String(siteName)), title])],
    'og:description': page.metas.get('description')?.slice(0, 1),
    'og:url': page.canonicals.length > 0 ? page.canonicals.slice(0, 1) : undefined,
    'og:locale': [underscored(page.lang)],
    'og:image:type': ['image/jpeg'],
    'og:image:width': [`${width}`],
    'og:image:height': [`${height}`],
    'twitter:card': ['summary_large_image'],
    'article:published_time': isArticle ? [datePublished] : [],
    'article:modified_time': isArticle ? [dateModified] : [],
  }
}

async function shareImages({ pages, paths, pathOf, read }: Site) {
  const named = new Set(pages.flatMap(({ metas }) => metas.get('og:image')?.map(pathOf) ?? []))
  const images = []
  for (const path of named) {
    if (path === undefined || !paths.has(path)) continue
    const file = read(path)
    const { format, width, height } = await sharp(file)
      .metadata()
      .catch(() => ({ format: undefined, width: 0, height: 0 }))
    images.push({ path, part: 'the share image', format, size: `${width} x ${height}`, bytes: file.length })
  }
  return images
}

function pictureOf({ metas }: SitePage): string | undefined {
  return metas.get('og:image')?.[0]
}

/** Such as `pt_BR`. */
function underscored(tag: string): string {
  return tag.replace('-', '_')
}
