import { expect, test } from 'vitest'
import { folderWith } from '../../tests/temporary-folder'
import { readPage } from './read-page'
import { readSite } from './read-site'

const data = { id: 'home', locale: 'pt-br' }
const script = `<script id="page-data" type="application/json">${JSON.stringify(data)}</script>`
const file = JSON.stringify({ ...data, head: '<title>Hola' })
const readFile = () => file

test('pages are found under the addresses that they are served at', async () => {
  const page = `<html lang="pt-BR"><h1>a</h1>${script}</html>`
  const site = await readSite(
    folderWith({
      'index.html': page,
      'pt-br.html': page,
      'pt-br/contato.html': page,
      'en-us/index.html': page,
      'data/index.json': file,
      'data/pt-br.json': file,
      'data/pt-br/contato.json': file,
      'data/en-us.json': file,
    }),
  )
  expect([...site.pages.keys()].sort()).toEqual(['/', '/en-us', '/pt-br', '/pt-br/contato'])
})

test('all files are listed, and folders are not', async () => {
  const site = await readSite(folderWith({ 'favicon.ico': '', 'art/news/a.webp': '' }))
  expect([...site.files].sort()).toEqual(['/art/news/a.webp', '/favicon.ico'])
})

test('a page is read as a visitor without scripts sees it', () => {
  const html = `<!doctype html><html lang="es-ES"><head><meta charSet="utf-8"><title>Hola &amp; adiós</title>
    <meta name="description" content="&quot;Hola&quot;"><meta property="og:image" content="/a.jpg"><meta property="og:image" content="/b.jpg">
    <link rel="canonical" href="https://x.example/es-es/a"><link rel="alternate" hrefLang="pt-BR" href="/pt-br/a">
    <link rel="prev" href="/es-es/0"><link rel="next" href="/es-es/b">
    <link rel="alternate" type="application/rss+xml" href="/rss.xml">
    <script type="application/ld+json">{"@graph":[]}</script><script type="application/ld+json">{</script></head>
    <body id="b"><main id="m"><h1>a</h1><a href="/es-es">x</a><a href="/pt-br" hreflang="pt-BR">y</a><a>z</a></main>${script}</body></html>`
  expect(readPage('/es-es/a', html, readFile)).toEqual({
    path: '/es-es/a',
    lang: 'es-ES',
    head: {
      titles: ['Hola & adiós'],
      metas: new Map([
        ['charset', ['utf-8']],
        ['description', ['"Hola"']],
        ['og:image', ['/a.jpg', '/b.jpg']],
      ]),
      canonicals: ['https://x.example/es-es/a'],
      previous: ['/es-es/0'],
      next: ['/es-es/b'],
      alternates: [{ hreflang: 'pt-BR', href: '/pt-br/a' }],
      feeds: [{ type: 'application/rss+xml', href: '/rss.xml' }],
      graphs: [{ '@graph': [] }, undefined],
    },
    headings: 1,
    ids: new Set(['b', 'm', 'page-data']),
    links: [
      { href: '/es-es', hreflang: undefined },
      { href: '/pt-br', hreflang: 'pt-BR' },
    ],
    fontTexts: [],
    assets: [],
    data: { locale: 'pt-br', isUnknownAddress: false },
    hasSameHead: true,
    hasSameData: true,
  })
})

test('what looks like markup in a script is not read as markup', () => {
  const html = `<h1>a</h1>${script}<script type="application/ld+json">{"b":"<h1><a href='/c'>"}</script>`
  expect(readPage('/a', html, readFile)).toMatchObject({ headings: 1, links: [] })
})

test('every file that a page asks for is listed', () => {
  const html = `${script}<head><link rel="icon" href="/i.svg"><link rel="canonical" href="/no"><link rel="alternate" href="/no">
    <style>a { background: url('/u.svg') } b { background: url(/v.svg) } c { background: url(data:x) }</style></head>
    <picture><source srcset="/s.avif 1x, /t.avif 2x"><img src="/p.webp" srcset="/q.webp 480w,/r.webp 960w"></picture>
    <script src="/a.js"></script><iframe src="https://x.example"></iframe>`
  expect(readPage('/a', html, readFile).assets.sort()).toEqual(
    [
      '/a.js',
      '/i.svg',
      '/p.webp',
      '/q.webp',
      '/r.webp',
      '/s.avif',
      '/t.avif',
      '/u.svg',
      '/v.svg',
      'https://x.example',
    ].sort(),
  )
})

test('a page without data is an error with its path', () => {
  expect(() => readPage('/pt-br/contato', '<h1>a</h1>', readFile)).toThrow('/pt-br/contato: the page holds no data')
})
