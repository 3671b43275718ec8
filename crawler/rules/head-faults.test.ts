import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { headFaults } from './head-faults'

const file = 'pt-br/servicos/web.html'
const page = '/pt-br/servicos/web'
const long = 'a'.repeat(161)

test.each([
  ['two titles', '<title>', '<title>Web</title><title>', ['has 2 <title>, and should have one.']],
  ['no title', '<title>Service | Tecto</title>', '', ['has 0 <title>, and should have one.']],
  [
    'two descriptions',
    '<meta name="description"',
    '<meta name="description" content=""/><meta name="description"',
    [
      'has 2 <meta> of the description, and should have one.',
      'its description has 0 characters, and should have 70 to 160.',
    ],
  ],
  ['no encoding', '<meta charset="utf-8"/>', '', ['has 0 <meta> of the charset, and should have one.']],
  ['no viewport', 'name="viewport"', 'name="none"', ['has 0 <meta> of the viewport, and should have one.']],
  ['no theme colour', 'name="theme-color"', 'name="none"', ['has 0 <meta> of the theme-color, and should have one.']],
  [
    'a long title',
    '<title>Service',
    `<title>${long.slice(0, 53)}`,
    ['its title has 61 characters, and should have 1 to 60.'],
  ],
  ['an empty title', '<title>Service | Tecto', '<title>', ['its title has 0 characters, and should have 1 to 60.']],
  [
    'a short description',
    'Service: a page of a little site, with as many words',
    'Many',
    ['its description has 47 characters, and should have 70 to 160.'],
  ],
  ['a long description', 'Service: a page', long, ['its description has 241 characters, and should have 70 to 160.']],
  [
    'the title of another page',
    '<title>Service',
    '<title>News',
    ['has the title of /pt-br/noticias, and should have its own: "News | Tecto".'],
  ],
  [
    'the description of another page',
    'content="Service: a page',
    'content="News: a page',
    [
      'has the description of /pt-br/noticias, and should have its own: "News: a page of a little site, with as many words as a description should have, and no more.".',
    ],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(headFaults, file, from, to)).toEqual(faults.map((fault) => `${page}: ${fault}`))
})
