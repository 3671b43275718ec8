import { describe, expect, onTestFinished, test } from 'vitest'
import { hiddenPages } from '../../content/site'
import { localeIds } from '../../locales/locales'
import { faultsAfter, faultsWith } from '../testing/little-site'
import { addressFaults } from './address-faults'

const canonical = (path: string) => `<link rel="canonical" href="https://tecto.example${path}"/>`

test.each([
  ['no canonical address', 'ia.html', canonical('/ia'), '', ['/ia: has 0 canonical addresses, and should have 1.']],
  [
    'two canonical addresses',
    'ia.html',
    canonical('/ia'),
    canonical('/ia') + canonical('/ia'),
    ['/ia: has 2 canonical addresses, and should have 1.'],
  ],
  [
    'a canonical address for unknown addresses',
    'pt-br/404.html',
    '<title>',
    `${canonical('/pt-br')}<title>`,
    ['/pt-br/404: has 1 canonical addresses, and should have 0.'],
  ],
  [
    'a relative canonical address',
    'pt-br/inicio.html',
    canonical('/pt-br'),
    '<link rel="canonical" href="/pt-br"/>',
    ['/pt-br/inicio: its canonical address /pt-br should be an absolute https address of a page of this site.'],
  ],
  [
    'a canonical address without https',
    'index.html',
    'rel="canonical" href="https',
    'rel="canonical" href="http',
    ['/: its canonical address http://tecto.example/pt-br should be an absolute https address of a page of this site.'],
  ],
  [
    'a canonical address with a query',
    'index.html',
    canonical('/pt-br'),
    canonical('/pt-br?a=1'),
    [
      '/: its canonical address https://tecto.example/pt-br?a=1 should be an absolute https address of a page of this site.',
    ],
  ],
  [
    'a variant of no page',
    'pt-br/inicio.html',
    canonical('/pt-br'),
    canonical('/pt-br/none'),
    [
      '/pt-br/inicio: its canonical address https://tecto.example/pt-br/none should be an absolute https address of a page of this site.',
    ],
  ],
  [
    'a variant of a page that is noindex',
    'pt-br/inicio.html',
    canonical('/pt-br'),
    canonical('/pt-br/obrigado'),
    ['/pt-br/inicio: its canonical address https://tecto.example/pt-br/obrigado should be an indexable page in pt-BR.'],
  ],
  [
    'a variant of a page in another language',
    'pt-br/inicio.html',
    canonical('/pt-br'),
    canonical('/en-us'),
    ['/pt-br/inicio: its canonical address https://tecto.example/en-us should be an indexable page in pt-BR.'],
  ],
  [
    'an indexable page that stands for another',
    'ia.html',
    canonical('/ia'),
    canonical('/pt-br/noticias'),
    ['/ia: is open to search engines, and should be noindex: it is a variant of /pt-br/noticias.'],
  ],
  [
    'a domain that is not the one of the language',
    'ia.html',
    canonical('/ia'),
    canonical('/ia').replace('tecto', 'other'),
    ['/ia: its canonical address https://other.example/ia should be on tecto.example, as the home of its language.'],
  ],
  [
    'an indexed thank-you page',
    'pt-br/obrigado.html',
    '<meta name="robots" content="noindex"/>',
    '',
    ['/pt-br/obrigado: is open to search engines, and should be noindex: it thanks for a request.'],
  ],
  [
    'an indexed variant',
    'pt-br/inicio.html',
    '<meta name="robots" content="noindex"/>',
    '',
    ['/pt-br/inicio: is open to search engines, and should be noindex: it is a variant of /pt-br.'],
  ],
  [
    'an indexed 404 page',
    '404.html',
    '<meta name="robots" content="noindex"/>',
    '',
    ['/404: is open to search engines, and should be noindex: it stands for unknown addresses.'],
  ],
  [
    'an indexable page that is noindex',
    'ia.html',
    '<title>',
    '<meta name="robots" content="noindex"/><title>',
    ['/ia: is noindex, and should be open to search engines.'],
  ],
])('%s', async (_, file, from, to, faults) => {
  expect(await faultsAfter(addressFaults, file, from, to)).toEqual(faults)
})

describe('a page that content/site.ts hides from search engines', () => {
  const hide = (path: string) => {
    hiddenPages[path] = 'a test hides it'
    onTestFinished(() => {
      delete hiddenPages[path]
    })
  }

  test('may not be open to them', async () => {
    hide('/servicos/web')
    expect(await faultsWith(addressFaults, {})).toEqual(
      localeIds
        .map((locale) => `/${locale}/servicos/web: is open to search engines, and should be noindex: a test hides it.`)
        .sort(),
    )
  })

  test('has to exist', async () => {
    hide('/nada')
    expect(await faultsWith(addressFaults, {})).toEqual([
      'content/site.ts: hides /nada from search engines, which is the path of no page.',
    ])
  })
})
