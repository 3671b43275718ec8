import { spawnSync } from 'node:child_process'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { redirects } from '../content/redirects.ts'
import { noindexPages } from '../content/site.ts'
import { localeIds, localeOfPath, locales, xDefaultLocale } from '../locales/locales.ts'
import { folderWith } from '../tests/programs/temporary-folder.ts'
import { siteErrors } from './check-site.ts'
import { siteOf } from './read-site.ts'

const origin = 'https://x.example'
const [_hidden = ''] = Object.keys(noindexPages)

function alternatesOf(path: string): string {
  const rest = path
    .split('/')
    .slice(2)
    .map((part) => `/${part}`)
    .join('')
  const links = localeIds.flatMap((id) =>
    [locales[id].tag, id.slice(0, 2), ...(id === xDefaultLocale ? ['x-default'] : [])].map(
      (name) => `<link rel="alternate" hreflang="${name}" href="${origin}/${id}${rest}">`,
    ),
  )
  return links.join('')
}

function sampleDocument(path: string, { canonical = path, noindex = false } = {}): string {
  const { tag } = locales[localeOfPath(path)]
  const home = `/${localeOfPath(path)}`
  const address = noindex
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${origin}${canonical}">`
  const description = `${path} describes itself in more than seventy characters, so that nothing replaces it`
  return `<!DOCTYPE html><html lang="${tag}"><head><title>Title of ${path}</title><meta name="description" content="${description}">
<meta property="og:image" content="${origin}/a.jpg">
${address}${noindex || canonical !== path ? '' : alternatesOf(path)}<style>@font-face{src:url("/a.woff2")}</style></head><body><main><h1 id="top">A</h1><div data-long-text>undefined</div>
<a href="${home}">A</a><a href="${home}/a#top">B</a><a href="/en-us" hreflang="en-US">C</a>
<img src="/a.jpg" srcset="/a.jpg 1x, /a.jpg 2x"></main></body></html>`
}

const indexed = localeIds.flatMap((id) => [`/${id}`, `/${id}/a`])
const files: Record<string, string> = {
  '/index.html': sampleDocument('/', { canonical: '/pt-br' }),
  '/404.html': sampleDocument('/404', { noindex: true }),
  ...Object.fromEntries(
    Object.keys(noindexPages).map((path) => [`/pt-br${path}.html`, sampleDocument(`/pt-br${path}`, { noindex: true })]),
  ),
  '/pt-br/variant.html': sampleDocument('/pt-br/variant', { noindex: true }),
  ...Object.fromEntries(indexed.map((path) => [`${path}.html`, sampleDocument(path)])),
  '/sitemap.xml': `<urlset>${indexed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  ...Object.fromEntries(['/a.jpg', '/a.woff2'].map((path) => [path, ''])),
}

function errorsWith(changes: Record<string, string | undefined>): string[] {
  const changed = { ...files, ...changes }
  const paths = new Set(Object.keys(changed).filter((path) => changed[path] !== undefined))
  return siteErrors(siteOf({ paths, read: (path) => changed[path] ?? '' }))
}

// The redirects of the site lead to pages that the sample lacks.
beforeEach(() => void redirects.splice(0))

test('a site without mistakes has no errors', () => {
  expect(errorsWith({})).toEqual([])
})

const page = '/pt-br/a.html'
const noindex = '<meta name="robots" content="noindex">'
const added = (html: string, error: string): [string, string, string, string] => [
  page,
  '</main>',
  `${html}</main>`,
  error,
]

describe('a mistake is reported with its page:', () => {
  test.each<[file: string, from: string | RegExp, to: string, error: string]>([
    [page, 'lang="pt-BR"', 'lang="en-US"', '<html lang> is "en-US", but should be "pt-BR"'],
    [page, '<!DOCTYPE html>', '<!DOCTYPE html><!DOCTYPE html>', 'has 2 <!DOCTYPE>'],
    added('<h1>A</h1>', 'has 2 <h1>'),
    added('<p id="a"></p><p id="a"></p>', 'has two elements with the id a'),
    added('<p>From {price}</p>', 'shows "{price}"'),
    added('<p>R$ NaN, Invalid Date</p>', 'shows "NaN"'),
    [page, /<meta property="og:image"[^>]*>/, '', 'has no picture to share'],
    [page, /<link rel="alternate" hreflang="[^>]*>/g, '', '/pt-br/a: names no alternate /en-us/a'],
    added('<a href="/pt-br/none">A</a>', 'has a link to /pt-br/none, where there is no page: write '),
    added('<a href="#b">A</a>', 'has a link to /pt-br/a#b, but that page has no part #b: write /pt-br/a or #top'),
    added('<a href="/en-us">A</a>', 'has a link to /en-us, a page in English: write /pt-br, or another in Português'),
    added('<img src="/none.webp">', 'the file /none.webp does not exist'),
    [page, `${origin}/a.jpg`, '/a.jpg', '/a.jpg is not the https address of a file'],
    [page, /<link rel="canonical"[^>]*>/, '', 'has no canonical address'],
    ['/index.html', `${origin}/pt-br"`, '/pt-br"', 'its canonical address /pt-br is not the https address'],
    [page, '<title>', `${noindex}<title>`, 'is noindex, but should be indexable'],
    ['/404.html', noindex, '', 'should be noindex: it is a not-found page'],
    [page, /<link rel="alternate" hreflang="es-ES"[^>]*>/, '', 'does not name the same alternates'],
    [page, `${origin}/es-es/a`, `${origin}/es-es/none`, 'its alternate https://x.example/es-es/none does not'],
    [
      '/en-us/a.html',
      /<link rel="alternate" hreflang="[^>]*>/g,
      '',
      '/pt-br/a: its alternate https://x.example/en-us/a',
    ],
    [page, 'Title of /pt-br/a<', 'Title of /pt-br<', '/pt-br/a: has the title of /pt-br, but should have its own'],
    ['/sitemap.xml', `<loc>${origin}/pt-br/a<`, `<loc>${origin}/pt-br/b<`, `does not list ${origin}/pt-br/a`],
  ])('%s: %s → %s', (file, from, to, error) => {
    const changed = files[file]?.replace(from, to)
    expect(changed).not.toBe(files[file])
    const place = /^\/[^:]*: /.exec(error) ? '' : `${file.replace(/(\/index)?\.html$/, '') || '/'}: `
    const found = errorsWith({ [file]: changed }).filter((found) => found.startsWith(place))
    expect(found).toContainEqual(expect.stringContaining(error))
  })
})

test('a page that cannot be reached from the home is reported, also if pages like it link to each other', () => {
  const alone = (path: string, link: string) =>
    sampleDocument(path)
      .replace(/<link rel="alternate" hreflang="[^>]*>/g, '')
      .replace('</main>', `<a href="${link}">A</a></main>`)
  const unlinked = { '/pt-br/b.html': alone('/pt-br/b', '/pt-br/c'), '/pt-br/c.html': alone('/pt-br/c', '/pt-br/b') }
  expect(errorsWith(unlinked)).toEqual(
    expect.arrayContaining(['/pt-br/b', '/pt-br/c'].map((path) => `${path}: no links lead there from the home`)),
  )
})

test('of a link to a page that has moved, the new address is told', () => {
  redirects.push({ from: '/b', to: '/a#top' })
  const changed = files[page]?.replace('</main>', '<a href="/pt-br/b">B</a></main>')
  expect(errorsWith({ [page]: changed })).toEqual([
    '/pt-br/a: has a link to /pt-br/b, where there is no page: write /pt-br/a#top',
  ])
})

test('pages that the settings name must exist, and moved ones must not', () => {
  noindexPages['/none'] = 'a test'
  redirects.push({ from: '/a', to: '/a#none' }, { from: '/sitemap.xml', to: '/none', fileIn: 'pt-br' })
  onTestFinished(() => void delete noindexPages['/none'])
  expect(errorsWith({})).toEqual([
    'content/redirects.ts: "/a" is where a page or file is, which nobody could reach: remove this entry',
    'content/redirects.ts: "/a" has a link to /a#none, but that page has no part #none: write /a or #top',
    'content/redirects.ts: "/sitemap.xml" is where a page or file is, which nobody could reach: remove this entry',
    'content/redirects.ts: "/sitemap.xml" has a link to /none, where there is no page: write /sobre',
    'content/site.ts: "noindexPages" names /none, which no page has: write the path of a page',
  ])
})

test('an error fails the build', () => {
  const folder = folderWith({ 'sitemap.xml': '<urlset><url><loc>https://x.example/</loc></url></urlset>' })
  const { status, stderr } = spawnSync(process.execPath, ['crawler/check-site.ts', folder], { encoding: 'utf8' })
  expect(stderr).toContain('/sitemap.xml: https://x.example/ is not an indexable page of this site')
  expect(status).toBe(1)
})
