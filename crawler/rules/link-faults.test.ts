import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds, localeOfPath, locales } from '../../locales/locales'
import { folderWith } from '../../tests/temporary-folder'
import { countParts } from '../find-faults'
import { readSite } from '../reading/read-site'
import { linkFaults } from './link-faults'

interface Page {
  title: string
  body: string
  lang?: string
  canonical?: string
  isIndexed?: boolean
  isUnknownAddress?: boolean
}

const others = localeIds.map((id) => `<a href="/${id}" hreflang="${locales[id].tag}">${locales[id].name}</a>`).join('')

/** Two pages and the 404 page in each language, and the home without a language. */
const goodSite: Record<string, Page> = {
  '/': { title: 'Home', canonical: '/pt-br', body: '<h1 id="top">Home</h1><a href="/pt-br/contato">Contact</a>' },
  ...Object.fromEntries(localeIds.flatMap((locale) => pagesIn(locale))),
}

function pagesIn(locale: LocaleId): [string, Page][] {
  return [
    [
      `/${locale}`,
      {
        title: 'Home',
        body: `<h1>Home</h1><p id="about"></p><a href="#about">About</a><a href="/${locale}/contato?from=home#form">Contact</a>
          <img src="/art/a.webp" srcset="/art/a.webp 480w, /art/b.webp 960w"><a href="/certificates/a.pdf">PDF</a>${others}`,
      },
    ],
    [
      `/${locale}/contato`,
      {
        title: 'Contact',
        body: `<h1>Contact</h1><form id="form"></form><a href="/${locale}#about">About</a>
          <a href="https://x.example/none">X</a><a href="//x.example/none">X</a><a href="mailto:a@x.example">Mail</a>`,
      },
    ],
    [
      `/${locale}/404`,
      { title: 'Home', isIndexed: false, isUnknownAddress: true, body: `<h1>None</h1><a href="/${locale}">Home</a>` },
    ],
  ]
}

const goodFiles = ['art/a.webp', 'art/b.webp', 'certificates/a.pdf', 'assets/a.css', 'assets/a.woff2', 'assets/a.js']

test('a good little site has no faults, and all of it was read', async () => {
  const site = await readSite(folderOf(goodSite))
  expect(linkFaults(site)).toEqual([])
  expect(countParts(site)).toMatchObject({ pages: 10, links: 25, anchors: 9, assets: 39 })
})

describe('a fault is found and named:', () => {
  const contact = '/pt-br/contato'
  const heading = '<h1>Contact</h1><form id="form"></form>'

  test.each([
    ['a link to nothing', '<a href="/pt-br/none">A</a>', `the link /pt-br/none leads to nothing`],
    ['a link to a folder', '<a href="/art/">A</a>', `the link /art/ leads to nothing`],
    ['a link to nothing beside the page', '<a href="none">A</a>', `the link none leads to nothing`],
    [
      'a missing place on the page',
      '<a href="#none">A</a>',
      `the link #none leads to an id that /pt-br/contato does not have`,
    ],
    [
      'a missing place elsewhere',
      '<a href="/pt-br#none">A</a>',
      `the link /pt-br#none leads to an id that /pt-br does not have`,
    ],
    ['a link that loses the language', '<a href="/">A</a>', `the link / leaves the language of the page`],
    ['a link into another language', '<a href="/en-us">A</a>', `the link /en-us leaves the language of the page`],
    [
      'a link that names another language than its target has',
      '<a href="/en-us" hreflang="es-ES">A</a>',
      `the link /en-us leaves the language`,
    ],
    ['a missing picture', '<img src="/art/none.webp">', `the file /art/none.webp does not exist`],
    [
      'a missing picture of a set',
      '<img srcset="/art/a.webp 1x, /art/none.webp 2x">',
      `the file /art/none.webp does not exist`,
    ],
    [
      'a missing source of a picture',
      '<picture><source srcset="/art/none.avif 480w"></picture>',
      `the file /art/none.avif does not exist`,
    ],
    ['a missing script', '<script src="/assets/none.js"></script>', `the file /assets/none.js does not exist`],
    [
      'a missing style sheet',
      '<link rel="stylesheet" href="/assets/none.css">',
      `the file /assets/none.css does not exist`,
    ],
    [
      'a missing font',
      '<style>@font-face { src: url("/assets/none.woff2") }</style>',
      `the file /assets/none.woff2 does not exist`,
    ],
    ['two headings of the first level', '<h1>Again</h1>', `has 2 <h1>, and should have one`],
  ])('%s', async (_, html, fault) => {
    const faults = await faultsWith({ [contact]: { title: 'Contact', body: heading + html } })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${contact}: ${fault}`)
  })

  test('no heading of the first level', async () => {
    const faults = await faultsWith({
      [contact]: { title: 'Contact', body: '<h2>Contact</h2><form id="form"></form>' },
    })
    expect(faults).toEqual([`${contact}: has 0 <h1>, and should have one.`])
  })

  test('a document that states another language than its own', async () => {
    const faults = await faultsWith({ [contact]: { title: 'Contact', body: heading, lang: 'en-US' } })
    expect(faults).toContain(`${contact}: <html lang="en-US"> should be "pt-BR".`)
  })

  test('a page without its counterpart in a language', async () => {
    const faults = await faultsWith({
      ...Object.fromEntries(
        (['pt-br', 'en-us'] as const).flatMap((locale) => [
          [`/${locale}/sobre`, { title: 'About', body: `<h1>About</h1>` }],
          [`/${locale}/contato`, { title: 'Contact', body: `${heading}<a href="/${locale}/sobre">About</a>` }],
        ]),
      ),
    })
    expect(faults).toEqual([
      '/en-us/sobre: has no counterpart at /es-es/sobre.',
      '/pt-br/sobre: has no counterpart at /es-es/sobre.',
    ])
  })

  test('a 404 page that a language lacks', async () => {
    expect(await faultsWith({ '/es-es/404': undefined })).toEqual([
      '/en-us/404: has no counterpart at /es-es/404.',
      '/pt-br/404: has no counterpart at /es-es/404.',
    ])
  })

  test('a page that only links to itself', async () => {
    const lonely = (locale: LocaleId) => ({
      title: 'About',
      body: `<h1>About</h1><a href="/${locale}/sobre">About</a>`,
    })
    const faults = await faultsWith(Object.fromEntries(localeIds.map((locale) => [`/${locale}/sobre`, lonely(locale)])))
    expect(faults).toEqual(localeIds.map((locale) => `/${locale}/sobre: no page of its language links to it.`).sort())
  })

  test('a page that only other languages link to', async () => {
    const body = `<h1>Contact</h1><form id="form"></form><a href="/es-es/sobre" hreflang="es-ES">Español</a>`
    const faults = await faultsWith({
      ...Object.fromEntries(
        localeIds.map((locale) => [
          `/${locale}/sobre`,
          { title: 'About', isIndexed: locale === 'es-es', body: '<h1>About</h1>' },
        ]),
      ),
      '/en-us/contato': { title: 'Contact', body },
    })
    expect(faults).toEqual(['/es-es/sobre: no page of its language links to it.'])
  })
})

describe('is no fault:', () => {
  test('a variant that nobody links to, with the title of its page', async () => {
    const variant = (locale: LocaleId) => ({
      title: 'Home',
      isIndexed: false,
      canonical: `/${locale}`,
      body: '<h1>Home</h1>',
    })
    expect(
      await faultsWith(Object.fromEntries(localeIds.map((locale) => [`/${locale}/inicio`, variant(locale)]))),
    ).toEqual([])
  })

  test('a link into another language that says so', async () => {
    const body = '<h1>Contact</h1><form id="form"></form><a href="/pt-br/contato" hreflang="pt-BR">Português</a>'
    expect(await faultsWith({ '/en-us/contato': { title: 'Contact', body } })).toEqual([])
  })
})

async function faultsWith(changed: Record<string, Page | undefined>): Promise<string[]> {
  return linkFaults(await readSite(folderOf({ ...goodSite, ...changed }))).sort()
}

function folderOf(pages: Record<string, Page | undefined>): string {
  const files = Object.entries(pages).flatMap(([path, page]) => (page ? Object.entries(filesOf(path, page)) : []))
  return folderWith({ ...Object.fromEntries(files), ...Object.fromEntries(goodFiles.map((file) => [file, ''])) })
}

function filesOf(path: string, page: Page): Record<string, string> {
  const name = path.slice(1) || 'index'
  const { title, body, canonical = path, isIndexed = true, isUnknownAddress = false } = page
  const locale = localeOfPath(path)
  const rest = path.split('/').slice(2).join('/')
  const data = {
    locale,
    pathname: path,
    ...(!isUnknownAddress && { id: 'page' }),
    languagePaths: Object.fromEntries(
      localeIds.map((id) => [id, isUnknownAddress || !rest ? `/${id}` : `/${id}/${rest}`]),
    ),
  }
  const html = `<!doctype html><html lang="${page.lang ?? locales[locale].tag}"><head><title>${title}</title>
    ${isIndexed ? '' : '<meta name="robots" content="noindex">'}<link rel="canonical" href="https://tecto.example${canonical}">
    <link rel="alternate" href="/none"><link rel="stylesheet" href="/assets/a.css">
    <style>@font-face { src: url(/assets/a.woff2) }</style><script type="module" src="/assets/a.js"></script>
    </head><body>${body}<script id="page-data" type="application/json">${JSON.stringify(data)}</script></body></html>`
  return { [`${name}.html`]: html, [`data/${name}.json`]: JSON.stringify({ ...data, head: '' }) }
}
