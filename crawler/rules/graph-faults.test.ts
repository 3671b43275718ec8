import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { graphFaults } from './graph-faults'

const file = 'pt-br/ana.html'
const script = '<script type="application/ld+json">'
const node = 'https://tecto.example/pt-br/ana#thing'

test.each([
  ['no graph', file, 'application/ld+json', 'none', ['/pt-br/ana: has 0 application/ld+json, and should have 1.']],
  [
    'two graphs',
    file,
    script,
    `${script}{}</script>${script}`,
    ['/pt-br/ana: has 2 application/ld+json, and should have 1.'],
  ],
  [
    'a graph for unknown addresses',
    'pt-br/404.html',
    '<title>',
    `${script}{}</script><title>`,
    ['/pt-br/404: has 1 application/ld+json, and should have 0.'],
  ],
  [
    'a graph that is not JSON',
    file,
    `${script}{`,
    script,
    ['/pt-br/ana: its application/ld+json should be valid JSON.'],
  ],
  [
    'JSON that is no graph',
    file,
    '"@graph"',
    '"graph"',
    ['/pt-br/ana: its application/ld+json should be one @graph in the @context https://schema.org.'],
  ],
  [
    'another @context',
    file,
    'https://schema.org',
    'https://other.example',
    ['/pt-br/ana: its application/ld+json should be one @graph in the @context https://schema.org.'],
  ],
  [
    'no company',
    file,
    '"@type":"Organization"',
    '"@type":"Thing"',
    ['/pt-br/ana: its graph has 0 Organizations, and should have one.'],
  ],
  [
    'no site',
    file,
    '"@type":"WebSite"',
    '"@type":"Thing"',
    ['/pt-br/ana: its graph has 0 WebSites, and should have one.'],
  ],
  [
    'no page',
    file,
    '"@type":"ProfilePage"',
    '"@type":"Page"',
    ['/pt-br/ana: its graph has 0 pages, and should have one.'],
  ],
  [
    'two pages',
    file,
    '"@type":"BreadcrumbList"',
    '"@type":"WebPage"',
    [
      '/pt-br/ana: inLanguage in its graph is undefined, and should be pt-BR.',
      '/pt-br/ana: its graph has 2 pages, and should have one.',
      '/pt-br/ana: the url in its graph is undefined, and should be https://tecto.example/pt-br/ana.',
    ],
  ],
  [
    'another address',
    file,
    '"url":"https://tecto.example/pt-br/ana"',
    '"url":"https://tecto.example/ana"',
    ['/pt-br/ana: the url in its graph is https://tecto.example/ana, and should be https://tecto.example/pt-br/ana.'],
  ],
  [
    'another language',
    file,
    '"inLanguage":"pt-BR"',
    '"inLanguage":"en-US"',
    ['/pt-br/ana: inLanguage in its graph is en-US, and should be pt-BR.'],
  ],
  [
    'an id twice',
    file,
    node,
    'https://tecto.example/pt-br/ana#page',
    ['/pt-br/ana: its graph has two parts with the @id https://tecto.example/pt-br/ana#page, and should have one.'],
  ],
  [
    'a reference to a node that is missing',
    file,
    '"worksFor":{"@id":"https://tecto.example/#organization"}',
    '"worksFor":{"@id":"#none"}',
    ['/pt-br/ana: its graph points to #none, and should have a part of that @id.'],
  ],
  [
    'another day than the article has',
    'pt-br/noticias/a.html',
    '"dateModified":"2024-05-15"}',
    '"dateModified":"2024-05-16"}',
    ['/pt-br/noticias/a: dateModified of the page in its graph should be 2024-05-15, as of its article.'],
  ],
])('%s', async (_, changed, from, to, faults) => {
  expect(await faultsAfter(graphFaults, changed, from, to)).toEqual(faults)
})
