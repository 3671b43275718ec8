import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { linkFaults } from './link-faults'

const ana = 'pt-br/ana.html'
const leaves = 'leaves the language of the page. Use <PageLink>, or say so with hreflang.'

test.each([
  ['a link to nothing', '<a href="/pt-br/none">A</a>', 'the link /pt-br/none leads to nothing.'],
  ['a link to a folder', '<a href="/art/">A</a>', 'the link /art/ leads to nothing.'],
  ['a link to nothing beside the page', '<a href="none">A</a>', 'the link none leads to nothing.'],
  ['a missing place on the page', '<a href="#b">A</a>', 'the link #b leads to an id that /pt-br/ana does not have.'],
  ['a missing place elsewhere', '<a href="/ia#b">A</a>', 'the link /ia#b leads to an id that /ia does not have.'],
  ['a link that loses the language', '<a href="/">A</a>', `the link / ${leaves}`],
  ['a link into another language', '<a href="/en-us">A</a>', `the link /en-us ${leaves}`],
  ['a link that names another language', '<a href="/en-us" hreflang="es-ES">A</a>', `the link /en-us ${leaves}`],
  ['a missing picture', '<img src="/none.webp">', 'the file /none.webp does not exist.'],
  ['a missing picture of a set', '<img srcset="/logo.png 1x, /none.webp 2x">', 'the file /none.webp does not exist.'],
  ['a missing source', '<picture><source srcset="/none.avif 1x"></picture>', 'the file /none.avif does not exist.'],
  ['a missing script', '<script src="/none.js"></script>', 'the file /none.js does not exist.'],
  ['a missing style sheet', '<link rel="stylesheet" href="/none.css">', 'the file /none.css does not exist.'],
  ['a missing font', '<style>@font-face { src: url("/a.woff2") }</style>', 'the file /a.woff2 does not exist.'],
  ['two headings of the first level', '<h1>Again</h1>', 'has 2 <h1>, and should have one.'],
])('%s', async (_, html, fault) => {
  expect(await faultsAfter(linkFaults, ana, '</body>', `${html}$&`)).toEqual([`/pt-br/ana: ${fault}`])
})

testDamages(linkFaults, [['no heading', ana, '<h1>Ana</h1>', '', 'has 0 <h1>, and should have one.']])

test('a document that states another language than its own', async () => {
  expect(await faultsAfter(linkFaults, ana, 'lang="pt-BR"', 'lang="en-US"')).toContain(
    '/pt-br/ana: <html lang="en-US"> should be "pt-BR".',
  )
})

test.each(['404', 'obrigado'])('a page %s that a language lacks', async (page) => {
  expect(await faultsWith(linkFaults, { [`es-es/${page}.html`]: undefined })).toEqual(
    ['en-us', 'pt-br'].map((id) => `/${id}/${page}: has no counterpart at /es-es/${page}.`),
  )
})

test('a page that only links to itself, and that another language links to', async () => {
  const files = littleSite()
  const faults = await faultsWith(linkFaults, {
    'nova.html': String(files['ia.html']).replaceAll('/ia"', '/nova"'),
    'data/nova.json': String(files['data/ia.json']),
    'en-us/ana.html': String(files['en-us/ana.html']).replace('</body>', '<a href="/nova" hreflang="pt-BR">A</a>$&'),
  })
  expect(faults).toEqual(['/nova: no page of its language links to it.'])
})
