import { type LocaleId, localeIds, localeOfPath, locales } from '../../locales/locales'

/** A page of the little site before it is written. */
export interface Draft {
  path: string
  title: string
  /** The path of its canonical address, where that is another page. */
  canonical?: string
  isHidden?: boolean
  isUnknown?: boolean
  type?: string
  dates?: { datePublished?: string; dateModified: string }
  /** One more node of its graph. */
  node?: Record<string, unknown>
}

export const origin = 'https://tecto.example'
export const company = { '@id': `${origin}/#organization` }

/** Links and files that are no faults: within the page, to files, other sites and other languages. */
const onEachPage = `<a href="#top">Top</a><a href="/logo.png">Logo</a><a href="https://x.example/none">X</a>
  <a href="//x.example/none">X</a><a href="mailto:a@x.example">Mail</a><img src="/logo.png" srcset="/logo.png 1x, /logo.png 2x"/>
  ${localeIds.map((id) => `<a href="/${id}?a=1#top" hreflang="${locales[id].tag}">${id}</a>`).join('')}`

/** The files of a page as a build would write them, with links to the others of its language. */
export function filesOf(draft: Draft, drafts: Draft[]): Record<string, string> {
  const { path, title, isUnknown = false } = draft
  const name = path.slice(1) || 'index'
  const locale = localeOfPath(path)
  const paths = localeIds.map((id) => [id, isUnknown || !isIn(locale, path) ? `/${id}` : path.replace(locale, id)])
  const head = headOf(draft)
  const data = { ...(!isUnknown && { id: 'page' }), locale, pathname: path, languagePaths: Object.fromEntries(paths) }
  const others = drafts.filter((other) => localeOfPath(other.path) === locale && !other.isHidden && other.path !== '/')
  const html = [
    `<!doctype html><html lang="${locales[locale].tag}"><head>`,
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width"/><meta name="theme-color" content="#031416"/>',
    `${head}<link rel="icon" href="/logo.png"/><style>b{background:url(/logo.png)}</style></head>`,
    `<body><main id="top"><h1>${title}</h1></main>${onEachPage}`,
    ...others.map((other) => `<a href="${other.path}">${other.title}</a>`),
    `<script id="page-data" type="application/json">${JSON.stringify(data)}</script></body></html>`,
  ]
  return { [`${name}.html`]: html.join('\n'), [`data/${name}.json`]: JSON.stringify({ ...data, head }) }
}

function headOf(draft: Draft): string {
  const { path, title, canonical = path, isHidden = false, isUnknown = false } = draft
  const locale = localeOfPath(path)
  return [
    `<title>${title} | Tecto</title>`,
    `<meta name="description" content="${descriptionOf(draft)}"/>`,
    isHidden && '<meta name="robots" content="noindex"/>',
    ...alternatesOf(draft).map(([tag, href]) => `<link rel="alternate" hrefLang="${tag}" href="${href}"/>`),
    ...['rss+xml rss.xml', 'atom+xml atom.xml', 'feed+json feed.json'].map((feed) => {
      const [type, file] = feed.split(' ')
      return `<link rel="alternate" type="application/${type}" href="${origin}/${locale}/noticias/${file}"/>`
    }),
    !isUnknown && `<link rel="canonical" href="${origin}${canonical}"/>\n${shareTags(draft)}`,
    !isUnknown && `<script type="application/ld+json">${JSON.stringify(graphOf(draft))}</script>`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n')
}

function shareTags(draft: Draft): string {
  const { path, title, canonical = path, type, dates } = draft
  const tag = locales[localeOfPath(path)].tag
  const kind = type === 'ProfilePage' ? 'profile' : dates?.datePublished ? 'article' : 'website'
  const others = alternatesOf(draft).length > 0 ? localeIds.map((id) => locales[id].tag).filter((id) => id !== tag) : []
  const tags: [string, string | undefined][] = [
    ['og:type', kind],
    ['og:site_name', 'Tecto'],
    ['og:title', title],
    ['og:description', descriptionOf(draft)],
    ['og:url', origin + canonical],
    ['og:locale', tag.replace('-', '_')],
    ...others.map((other): [string, string] => ['og:locale:alternate', other.replace('-', '_')]),
    ['og:image', `${origin}/${shareImageOf(draft)}`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ['article:published_time', dates?.datePublished],
    ['article:modified_time', dates?.datePublished && dates.dateModified],
    ['twitter:card', 'summary_large_image'],
  ]
  return tags.flatMap(([name, value]) => (value ? `<meta property="${name}" content="${value}"/>` : [])).join('\n')
}

function graphOf({ path, title, canonical = path, type = 'WebPage', dates, node }: Draft) {
  const locale = localeOfPath(path)
  const url = origin + canonical
  const trail = [`${origin}/${locale}`, url]
  const items = trail.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: 'Step', item }))
  const parts = [
    { '@type': 'Organization', ...company, name: 'Tecto', url: `${origin}/`, logo: `${origin}/logo.png` },
    { '@type': 'WebSite', '@id': `${origin}/#website`, name: 'Tecto', url: `${origin}/`, publisher: company },
    { '@type': type, '@id': `${url}#page`, url, name: title, inLanguage: locales[locale].tag, ...dates },
    { '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs`, itemListElement: items },
  ]
  return { '@context': 'https://schema.org', '@graph': node ? [...parts, { '@id': `${url}#thing`, ...node }] : parts }
}

export function alternatesOf({ path, canonical = path, isHidden }: Draft): [string, string][] {
  const locale = localeOfPath(path)
  if (isHidden || !isIn(locale, canonical)) return []
  const addresses = localeIds.map((id): [string, string] => [locales[id].tag, origin + canonical.replace(locale, id)])
  return [...addresses, ['x-default', origin + canonical.replace(locale, 'pt-br')]]
}

function isIn(locale: LocaleId, path: string): boolean {
  return path.split('/')[1] === locale
}

export function shareImageOf({ path }: Draft): string {
  return `share-images/${path.slice(1).replaceAll('/', '-') || 'index'}.jpg`
}

export function descriptionOf({ title }: Pick<Draft, 'title'>): string {
  return `${title}: a page of a little site, with as many words as a description should have, and no more.`
}
