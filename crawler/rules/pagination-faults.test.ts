import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { paginationFaults } from './pagination-faults'

const [first, second] = ['/pt-br/noticias', '/pt-br/ana']
const link = (relation: string, path: string) => `<link rel="${relation}" href="https://tecto.example${path}"/>`

/** The faults of a list of two pages, the heads of which name these. */
function faultsOf(inFirst: string, inSecond: string): Promise<string[]> {
  return faultsWith(paginationFaults, {
    'pt-br/noticias.html': withHead('pt-br/noticias.html', inFirst),
    'pt-br/ana.html': withHead('pt-br/ana.html', inSecond),
  })
}

function withHead(file: string, links: string): string {
  return String(littleSite()[file]).replace('<title>', `${links}<title>`)
}

test('a list of two pages has no faults', async () => {
  expect(await faultsOf(link('next', second), link('prev', first))).toEqual([])
})

test.each([
  [
    'two next pages',
    link('next', second) + link('next', '/pt-br'),
    link('prev', first),
    ['/pt-br/noticias: names 2 next pages, and should name one.'],
  ],
  [
    'a next page that does not lead back',
    link('next', second),
    '',
    ['/pt-br/noticias: the next page https://tecto.example/pt-br/ana should name this page as its previous one.'],
  ],
  [
    'a previous page that does not lead on',
    '',
    link('prev', first),
    ['/pt-br/ana: the previous page https://tecto.example/pt-br/noticias should name this page as its next one.'],
  ],
  ...['/pt-br/none', '/pt-br/noticias', '/en-us/noticias', '/pt-br/obrigado', '/'].map(
    (path): [string, string, string, string[]] => [
      `${path} as the next page`,
      link('next', path),
      '',
      [`/pt-br/noticias: the next page https://tecto.example${path} should be another indexable page in pt-BR.`],
    ],
  ),
])('%s', async (_, inFirst, inSecond, faults) => {
  expect(await faultsOf(inFirst, inSecond)).toEqual(faults)
})

test('a next page that the page does not link to', async () => {
  const noticias = withHead('pt-br/noticias.html', link('next', second)).replace(
    '<a href="/pt-br/ana">',
    '<a href="/ia">',
  )
  const files = { 'pt-br/noticias.html': noticias, 'pt-br/ana.html': withHead('pt-br/ana.html', link('prev', first)) }
  expect(await faultsWith(paginationFaults, files)).toEqual([
    '/pt-br/noticias: the next page https://tecto.example/pt-br/ana should be linked on the page, too.',
  ])
})

test('an article that no list leads to', async () => {
  const href = 'href="/pt-br/noticias/a"'
  expect(await faultsAfter(paginationFaults, 'pt-br/noticias.html', href, 'href="/pt-br"')).toEqual([
    '/pt-br/noticias/a: is on no page of the list of articles, and should be.',
  ])
})
