import sharp from 'sharp'
import { type LocaleId, localeIds } from '../../locales/locales'
import { createFolder } from '../../tests/temporary-folder'
import { readSite, type Site } from '../reading/read-site'
import { littleFeeds } from './little-feeds'
import { alternatesOf, company, type Draft, filesOf, origin, shareImageOf } from './little-page'

/** The files of a site by their path. */
export type SiteFiles = Record<string, string | Uint8Array>

const englishOrigin = 'https://tecto-software.example'
export const shareImagePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#031416' } })
const shareImage = await shareImagePicture(1200, 630).jpeg().toBuffer()

const drafts: Draft[] = [
  { path: '/', title: 'Home', canonical: '/pt-br' },
  { path: '/ia', title: 'Only here', dates: { dateModified: '2024-06-18' } },
  { path: '/404', title: 'None', isHidden: true, isUnknown: true },
  ...localeIds.flatMap(draftsIn),
]

function draftsIn(locale: LocaleId): Draft[] {
  const dates = { datePublished: '2024-05-14', dateModified: '2024-05-15' }
  const areaServed = [{ '@type': 'Country', name: 'Brasil' }]
  const picture = `${origin}/art/a.webp`
  const video = { name: 'Film', description: 'A film.', thumbnailUrl: picture, uploadDate: '2024-03-12' }
  const film = { '@type': 'VideoObject', ...video, embedUrl: 'https://video.example/1' }
  const news = { '@type': 'NewsArticle', headline: 'Article', image: [picture], author: company, ...dates }
  const offers = { '@type': 'Offer', areaServed }
  const service = { '@type': 'Service', name: 'Web', provider: company, areaServed, offers }
  const person = { '@type': 'Person', name: 'Ana', jobTitle: 'CEO', worksFor: company }
  const pages: Draft[] = [
    { path: '', title: 'Home' },
    { path: '/noticias', title: 'News', type: 'CollectionPage', node: film },
    { path: '/noticias/a', title: 'Article', dates, node: news },
    { path: '/servicos/web', title: 'Service', node: service },
    { path: '/ana', title: 'Ana', type: 'ProfilePage', node: person },
    { path: '/inicio', title: 'Variant', isHidden: true, canonical: `/${locale}` },
    { path: '/obrigado', title: 'Thanks', isHidden: true },
    { path: '/404', title: 'None', isHidden: true, isUnknown: true },
  ]
  return pages.map((page) => ({ ...page, path: `/${locale}${page.path}` }))
}

/** A little site without faults, as a build would write it. Each test damages one thing in it. */
export function littleSite(): SiteFiles {
  const main = drafts.filter(({ isHidden, canonical }) => !isHidden && !canonical)
  const entries = main.map((draft) => {
    const modified = draft.dates ? `<lastmod>${draft.dates.dateModified}</lastmod>` : ''
    const links = alternatesOf(draft).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    )
    return `<url><loc>${origin}${draft.path}</loc>${modified}${links.join('')}</url>`
  })
  return {
    ...Object.assign({}, ...drafts.map((draft) => filesOf(draft, drafts))),
    ...Object.fromEntries(drafts.map((draft) => [shareImageOf(draft), shareImage])),
    ...littleFeeds(origin),
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="x" xmlns:xhtml="y">\n${entries.join('\n')}\n</urlset>`,
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    'llms.txt': `# Tecto\n\n> All of Tecto.\n\n${main.map(({ path }) => `- [Page](${origin}${path}): words`).join('\n')}\n`,
    'art/a.webp': '',
    'logo.png': '',
  }
}

/** The same with English on a domain of its own. */
export function onTwoDomains(): SiteFiles {
  const files = Object.entries(littleSite()).map(([path, content]) => [
    path,
    typeof content === 'string' ? content.replaceAll(`${origin}/en-us`, `${englishOrigin}/en-us`) : content,
  ])
  return Object.fromEntries(files)
}

export type Rule = (site: Site) => string[]

/** The faults of the little site after a text in one of its files was replaced. `~` stands for the origin of the site. */
export function faultsAfter(rule: Rule, file: string, ...change: [from: string, to: string]): Promise<string[]> {
  const files = littleSite()
  const [from, to] = change.map((part) => part.replaceAll('~', origin)) as typeof change
  const text = files[file]
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${file} has no ${from} to replace.`)
  const data = `data/${file.replace('.html', '.json')}`
  // What the document says of itself stands in the file of its data as well.
  const [inData, dataTo] = [from, to].map((part) => JSON.stringify(part).slice(1, -1)) as typeof change
  const changedData = { [data]: String(files[data]).replace(inData, dataTo) }
  return faultsWith(rule, { ...(data in files && changedData), [file]: text.replace(from, to) })
}

/** The faults of the little site after files were added, replaced or (undefined) removed, with `~` for the origin. */
export async function faultsWith(rule: Rule, changed: Record<string, SiteFiles[string] | undefined>) {
  const files = Object.entries({ ...littleSite(), ...changed }).filter(([, content]) => content !== undefined)
  const { folder, remove } = createFolder(Object.fromEntries(files) as SiteFiles)
  try {
    const faults = rule(await readSite(folder))
    return faults.map((fault) => fault.replaceAll(origin, '~')).sort()
  } finally {
    remove()
  }
}
