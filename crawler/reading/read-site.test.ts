import { expect, test } from 'vitest'
import { folderWith } from '../../tests/temporary-folder'
import { readPage } from './read-page'
import { readSite } from './read-site'

const data = JSON.stringify({ id: 'home', locale: 'pt-br' })
const script = `<script id="page-data" type="application/json">${data}</script>`
const readFile = () => data

test('pages are found under the addresses that they are served at', async () => {
  const pages = { 'index.html': script, 'pt-br/contato.html': script, 'en-us/index.html': script }
  const files = { 'data/index.json': data, 'data/pt-br/contato.json': data, 'data/en-us.json': data }
  const site = await readSite(folderWith({ ...pages, ...files }))
  expect([...site.pages.keys()].sort()).toEqual(['/', '/en-us', '/pt-br/contato'])
  expect(site.files.size).toBe(6)
})

test('a page is read as a visitor without scripts sees it', () => {
  const html = `<head><title>Hola &amp; adiós</title><meta property="og:image" content="/a"><meta property="og:image" content="/b">
    </head><svg><title>Picture</title></svg><a>z</a><a href="/es">x</a>${script}
    <script type="application/ld+json">{"b":"<h1><a href='/c'>"}</script>`
  expect(readPage('/a', html, readFile)).toMatchObject({
    head: { titles: ['Hola & adiós'], metas: new Map([['og:image', ['/a', '/b']]]) },
    headings: 0,
    links: [{ href: '/es', hreflang: undefined }],
  })
})

test('every file that a page asks for is listed', () => {
  const html = `${script}<head><link rel="icon" href="/i"><link rel="canonical" href="/no"><link rel="alternate" href="/no">
    <style>a { background: url('/u') } b { background: url(/v) } c { background: url(data:x) }</style></head>
    <picture><source srcset="/s 1x, /t 2x"><img src="/p" srcset="/q 480w,/r 960w"></picture>
    <script src="/a"></script><iframe src="/f"></iframe>`
  const expected = ['/a', '/f', '/i', '/p', '/q', '/r', '/s', '/t', '/u', '/v']
  expect(readPage('/a', html, readFile).assets.sort()).toEqual(expected)
})

test('a page without data is an error with its path', () => {
  expect(() => readPage('/pt-br/contato', '<h1>a</h1>', readFile)).toThrow('/pt-br/contato: the page holds no data')
})
