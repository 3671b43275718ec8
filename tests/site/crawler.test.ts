import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pageDataPath } from '../../components/page/page-data.ts'
import type { RoutePath } from '../../components/page/page-path.ts'
import { hiddenPages } from '../../content/site.ts'
import type { SitePage } from '../../crawler/read-page.ts'
import { filesOf, readPages, siteOf } from '../../crawler/read-site.ts'
import { rules } from '../../crawler/rules.ts'
import { localeIds } from '../../locales/locales.ts'
import { folderWith } from '../programs/temporary-folder.ts'

// Each rule of the crawler detects damage to one file of the built site; `~` stands for the site's origin.

const files = filesOf('dist/client')
const pages = readPages(files)
const textOf = (file: string) => files.read(file).toString()

/** The first page of a route, which is Portuguese. */
function pageOf(route: RoutePath): SitePage {
  const page = pages.find(({ kind, path }) => kind === route && /^\/(pt-br|ia-)/.test(path))
  if (!page) throw new Error(`The built site has no page at ${route}.`)
  return page
}

const [home, service] = [pageOf('/$locale'), pageOf('/$locale/servicos/$slug')]
const [news, article] = [pageOf('/$locale/noticias'), pageOf('/$locale/noticias/$slug')]
const [thanks, variant, single] = [pageOf('/$locale/obrigado'), pageOf('/$locale/inicio'), pageOf('/ia-noticia')]
const unknown = '/pt-br/404.html'
const origin = home.canonicals[0]?.replace(home.path, '') ?? ''

type Changes = Record<string, string | Buffer | undefined>

/** The site with changed files, or without those that are undefined. */
function siteWith(changes: Changes) {
  const paths = new Set([...files.paths, ...Object.keys(changes)])
  for (const [path, content] of Object.entries(changes)) if (content === undefined) paths.delete(path)
  const read = (path: string) => (changes[path] === undefined ? files.read(path) : Buffer.from(changes[path]))
  const kept = pages.filter(({ file }) => !(file in changes))
  const known = new Set(kept.map(({ file }) => file))
  const others = readPages(
    { paths, read },
    [...paths].filter((path) => !known.has(path)),
  )
  return siteOf(
    { paths, read },
    [...kept, ...others].sort((one, other) => (one.file < other.file ? -1 : 1)),
  )
}

/** A file with another text. */
function edited(file: string, from: string | RegExp, to: string): Changes {
  const pattern = typeof from === 'string' ? from.replaceAll('~', origin) : from
  const changed = textOf(file).replace(pattern, to.replaceAll('~', origin))
  if (changed === textOf(file)) throw new Error(`${file} has no ${from}.`)
  return { [file]: changed }
}

async function errorsOf(name: string, changes: Changes): Promise<string[]> {
  const errors = (await rules.find((rule) => rule.name === name)?.errorsIn(siteWith(changes))) ?? []
  return [...new Set(errors.map((error) => error.replaceAll(origin, '~')))]
}

/** A page or file, the text to replace, its replacement, and parts of the expected errors. */
type Damage = [place: SitePage | string, from: string | RegExp, to: string, ...errors: string[]]

/** Appends HTML to a page's content. */
function added(html: string, error: string): Damage {
  return [service, '</main>', `${html}$&`, error]
}

function canonical(page: SitePage, address: string, error: string): Damage {
  return [page, /(?<="canonical" href=")[^"]*/, address, `its canonical address ${address} should be ${error}`]
}

const title = /(?<=<title>)[^<]*/
const description = /(?<="description" content=")[^"]*/
const image = /(?<="og:image" content=")[^"]*/
const spanish = /(?<="alternate" hrefLang="es-ES" href=")[^"]*/
const thumbnail = /(?<="thumbnailUrl":")[^"]*/
const noindex = '<meta name="robots" content="noindex"/>'
const inGerman = '<link rel="alternate" hreflang="de" href="~/pt-br">$&'
const sitemap = '/sitemap.xml'

const damages: Record<string, Damage[]> = {
  'language, heading, ids': [
    [service, 'lang="pt-BR"', 'lang="en-US"', '<html lang> is "en-US", but should be "pt-BR"'],
    added('<h1>Again</h1>', 'has 2 <h1>'),
    added('<p id="a"></p><p id="a"></p>', 'has two elements with the id a'),
  ],
  links: [
    added('<a href="/pt-br/none">A</a>', 'the link /pt-br/none is broken'),
    added('<a href="/art/">A</a>', 'the link /art/ is broken'),
    added('<a href="none">A</a>', 'the link none is broken'),
    added('<a href="#b">A</a>', `leads to an id that ${service.path} does not have`),
    added('<a href="/pt-br#b">A</a>', 'leads to an id that /pt-br does not have'),
    added('<a href="/">A</a>', 'the link / leads to another language'),
    added('<a href="/en-us">A</a>', 'the link /en-us leads to another language'),
    added('<a href="/en-us" hreflang="es-ES">A</a>', 'the link /en-us leads to another language'),
  ],
  files: [
    added('<img src="/none.webp">', 'the file /none.webp does not exist'),
    added('<img srcset="/favicon.svg 1x, /none.webp 2x">', 'the file /none.webp does not exist'),
    added('<source srcset="/none.avif 1x">', 'the file /none.avif does not exist'),
    added('<script src="/none.js"></script>', 'the file /none.js does not exist'),
    added('<link rel="stylesheet" href="/none.css">', 'the file /none.css does not exist'),
    added('<style>@font-face{src:url("/none.woff2")}</style>', 'the file /none.woff2 does not exist'),
    [service, 'rss.xml', 'none.xml', 'none.xml should be the https address of a file'],
    [service, image, '~/none.jpg', '~/none.jpg should be the https address of a file'],
    [service, image, '/favicon.svg', '/favicon.svg should be the https address of a file'],
  ],
  'title and metas': [
    [service, '<title>', '<title>A</title>$&', 'has 2 <title>'],
    [service, '"viewport"', '"none"', 'has 0 <meta> of the viewport'],
    [service, title, 'a'.repeat(61), 'its title has 61 characters'],
    [service, title, '', 'its title has 0 characters'],
    [service, description, 'A', 'its description has 1 characters'],
  ],
  'a title of its own': [[service, title, `${article.titles}`, `has the title of ${article.path}`]],
  'a description of its own': [
    [service, description, `${article.metas.get('description')}`, `has the description of ${article.path}`],
  ],
  'canonical address': [
    [service, '"canonical"', '"none"', 'has 0 canonical addresses, but should have 1'],
    [unknown, '<title>', '<link rel="canonical" href="~/pt-br">$&', 'has 1 canonical addresses, but should have 0'],
    canonical(service, `https://x.example${service.path}`, `~${service.path}`),
    canonical(variant, '/pt-br', 'an absolute https address'),
    canonical(variant, 'http://x.example/pt-br', 'an absolute https address'),
    canonical(variant, '~/pt-br?a=1', 'an absolute https address'),
    canonical(variant, '~/none', 'an absolute https address'),
    canonical(variant, `~${thanks.path}`, 'an indexable page in pt-BR'),
    canonical(variant, '~/en-us', 'an indexable page in pt-BR'),
  ],
  noindex: [
    [thanks, noindex, '', 'is indexable, but should be noindex'],
    [variant, noindex, '', 'should be noindex: it is a variant of /pt-br'],
    [unknown, noindex, '', 'should be noindex: it is a not-found page'],
    [service, '<title>', `${noindex}$&`, 'is noindex, but should be indexable'],
  ],
  alternates: [
    [service, 'hrefLang="es-ES"', '', 'the alternate for es-ES is missing'],
    [service, /<link rel="alternate" hrefLang="es-ES"[^>]*>/, '$&$&', 'for es-ES occurs 2 times'],
    [service, '<title>', inGerman, 'for de is "~/pt-br", but should be absent'],
    [single, '<title>', inGerman, 'for de is "~/pt-br", but should be absent'],
    [thanks, '<title>', inGerman, 'for de is "~/pt-br", but should be absent'],
    ['/index.html', '<title>', inGerman, 'for de is "~/pt-br", but should be absent'],
    [service, spanish, '~/none', 'for es-ES is "~/none", but should be "~/es-es/'],
    [service, spanish, '~/es-es', 'for es-ES is "~/es-es", but should be "~/es-es/'],
    [service, /(?<=hrefLang="x-default" href="[^"]*)pt-br/, 'en-us', 'for x-default is "~/en-us/'],
  ],
  'JSON-LD': [
    [service, 'application/ld+json', 'none', 'has 0 application/ld+json, but should have 1'],
    [unknown, '<title>', '<script type="application/ld+json">{}</script>$&', 'has 1 application/ld+json'],
    [service, '"@context"', '', 'should be valid JSON'],
    [service, '"@graph"', '"graph"', 'should be one @graph'],
  ],
  'parts of a graph': [
    [service, '"Organization"', '"Thing"', 'has 0 nodes of type Organization'],
    [service, /(?<="WebPage",.*?"url":")/, 'b', 'the url in its graph is "b~/'],
    [service, '"inLanguage":"pt-BR"', '"inLanguage":"es"', 'inLanguage in its graph is "es", but should be "pt-BR"'],
  ],
  'references in a graph': [
    [
      service,
      '#breadcrumbs","itemList',
      '#page","itemList',
      'two nodes with the @id ~/',
      'refers to ~/pt-br/servicos/',
    ],
  ],
  'fields of nodes': [
    [pageOf('/$locale/contato-{$name}'), '"jobTitle"', '"none"', 'the Person in its graph has no jobTitle'],
  ],
  'pictures of nodes': [
    [news, thumbnail, '~/none.webp', 'the VideoObject in its graph shows ~/none.webp'],
    [news, thumbnail, '/favicon.svg', 'the VideoObject in its graph shows /favicon.svg'],
  ],
  breadcrumbs: [
    [service, '"position":2', '"position":1', 'the BreadcrumbList in its graph has the position 1, but should have 2'],
    [service, /(?<="item":")[^"]*/, '~/', 'leads to ~/, but should lead to the canonical address'],
    [service, `"item":"~${service.path}"`, '"item":"~/pt-br"', `ends at ~/pt-br, but should end at ~${service.path}`],
  ],
  sitemap: [
    [
      sitemap,
      `<loc>~${service.path}<`,
      '<loc>~/none<',
      `does not list ~${service.path}`,
      '"~/none" is not the address of',
    ],
    [sitemap, /<url>.*?<\/url>/s, '$&$&', 'twice, but should list it once'],
    [sitemap, '</urlset>', `<url><loc>~${thanks.path}</loc></url>$&`, 'is not the address of an indexable page'],
    [sitemap, '</urlset>', '<url><loc>~/</loc></url>$&', '"~/" is not the address of an indexable page'],
    [sitemap, 'hreflang="pt-BR"', 'hreflang="pt"', 'should have the alternates of its page'],
    [sitemap, /(?<=<lastmod>)[^<]*/, '2020-01-01', ' is "2020-01-01", but should be "'],
  ],
  'letters of typefaces': [
    [service, /(?<=<h1[^>]*>)/, 'Łódź ', 'which the typeface /fonts/bricolage-grotesque.woff2 lacks'],
  ],
}

describe.each(Object.entries(damages))('%s', (rule, rows) => {
  test.each(rows)('%#', async (place, from, to, ...parts) => {
    const file = typeof place === 'string' ? place : place.file
    const page = pages.find((page) => page.file === file)
    const errors = await errorsOf(rule, edited(file, from, to))
    expect(errors).toEqual(parts.map((part) => expect.stringContaining(part)))
    for (const error of errors) expect(error.startsWith(`${page?.path ?? file}: `), error).toBe(true)
  })
})

const incompressible = randomBytes(20_000).toString('base64')
const copy = {
  '/new.html': textOf(single.file).replaceAll(single.path, '/new'),
  '/data/new.json': textOf(pageDataPath(single.path)),
}

/** The same for changes to several files. */
const others: [rule: string, changes: Changes, ...errors: string[]][] = [
  ['weight', edited(service.file, '<main', `${incompressible}$&`), `${service.path}: its document has `],
  [
    'counterparts',
    { '/es-es/404.html': undefined },
    ...localeIds
      .filter((locale) => locale !== 'es-es')
      .sort()
      .map((locale) => `/${locale}/404: has no counterpart`),
  ],
  ['files', { [pageDataPath(service.path)]: undefined }, `the file ${pageDataPath(service.path)} does not exist`],
  ['pages that are linked', copy, '/new: no page of its language links to it'],
  [
    'articles that are listed',
    edited(news.file, new RegExp(`href="${article.path}"`, 'g'), 'href="/pt-br"'),
    `${article.path}: is on no page of the news list`,
  ],
]

test.each(others)('%s', async (rule, changes, ...parts) => {
  expect(await errorsOf(rule, changes)).toEqual(parts.map((part) => expect.stringContaining(part)))
})

test('scripts that are too large are reported for every kind of page', async () => {
  const size = (path: string) => files.read(path).length
  const scripts = [...files.paths].filter((path) => path.endsWith('.js')).sort((one, other) => size(other) - size(one))
  const [application = ''] = scripts
  const errors = await errorsOf('weight', { [application]: textOf(application) + incompressible })
  expect(errors.length).toBeGreaterThan(localeIds.length)
  expect(errors[0]).toMatch(/: needs \d+ bytes of scripts until it is interactive, but should need at most \d+\.$/)
})

test.each([
  ['hidden pages', '/none', 'content/site.ts: hides /none from search engines, but no page has that path.'],
  ['noindex', service.path, `${service.path}: is indexable, but should be noindex: a test hides it.`],
])('%s that content/site.ts names', async (rule, path, error) => {
  hiddenPages[path] = 'a test hides it'
  onTestFinished(() => void delete hiddenPages[path])
  expect(await errorsOf(rule, {})).toEqual([error])
})

test('no rule reports an error on the site, also with English on its own domain', async () => {
  const texts = [...files.paths].filter((path) => /\.(html|json|xml|txt)$/.test(path))
  const moved = texts.map((path) => [path, textOf(path).replaceAll(`${origin}/en-us`, 'https://x.example/en-us')])
  for (const site of [siteWith({}), siteWith(Object.fromEntries(moved))])
    for (const { name, errorsIn } of rules) expect(await errorsIn(site), name).toEqual([])
})

test('every rule is tested', () => {
  const tried = [...Object.keys(damages), ...others.map(([rule]) => rule), 'hidden pages']
  expect(rules.map(({ name }) => name).filter((name) => !tried.includes(name))).toEqual([])
})

test('an error on the site fails the check and the build', () => {
  const folder = folderWith({ 'sitemap.xml': '<urlset><url><loc>https://x.example/</loc></url></urlset>' })
  const { status, stderr } = spawnSync(process.execPath, ['crawler/check-site.ts', folder], { encoding: 'utf8' })
  expect(stderr).toContain('/sitemap.xml: "https://x.example/" is not the address of an indexable page')
  expect(status).toBe(1)
})
