import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { paginationFaults } from './pagination-faults'

const [first, second] = ['/pt-br/noticias', '/pt-br/ana'] as const
const link = (relation: string, path: string) => `<link rel="${relation}" href="https://tecto.example${path}"/>`
const toSecond = link('next', second)
const toFirst = link('prev', first)
const next = (path: string) => `/pt-br/noticias: the next page ~${path} should`
const previous = '/pt-br/ana: the previous page ~/pt-br/noticias should'
const wrong = ['/pt-br/none', first, '/en-us/noticias', '/pt-br/obrigado', '/']

/** The faults of a list of two pages with these in their heads. */
function faultsOf(inFirst: string, inSecond: string, leadsTo: string = second): Promise<string[]> {
  const [one, other] = [first, second].map((path) => String(littleSite()[`${path.slice(1)}.html`]))
  return faultsWith(paginationFaults, {
    'pt-br/noticias.html': one
      ?.replace('</head>', `${inFirst}$&`)
      .replace(`<a href="${second}">`, `<a href="${leadsTo}">`),
    'pt-br/ana.html': other?.replace('</head>', `${inSecond}$&`),
  })
}

test.each<[what: string, inFirst: string, inSecond: string, ...faults: string[]]>([
  ['a list of two pages has no faults', toSecond, toFirst],
  ['two next pages', toSecond + toSecond, toFirst, '/pt-br/noticias: names 2 next pages, and should name one.'],
  ['a next page that does not lead back', toSecond, '', `${next(second)} name this page as its previous one.`],
  ['a previous page that does not lead on', '', toFirst, `${previous} name this page as its next one.`],
])('%s', async (_, inFirst, inSecond, ...faults) => {
  expect(await faultsOf(inFirst, inSecond)).toEqual(faults)
})

test.each(wrong)('%s as the next page', async (path) => {
  expect(await faultsOf(link('next', path), '')).toEqual([`${next(path)} be another indexable page in pt-BR.`])
})

test('a next page that the page does not link to', async () => {
  expect(await faultsOf(toSecond, toFirst, '/ia')).toEqual([`${next(second)} be linked on the page, too.`])
})

test('an article that no list leads to', async () => {
  const faults = await faultsAfter(paginationFaults, 'pt-br/noticias.html', 'href="/pt-br/noticias/a"', 'href="/ia"')
  expect(faults).toEqual(['/pt-br/noticias/a: is on no page of the list of articles, and should be.'])
})
