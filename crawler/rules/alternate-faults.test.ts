import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, onTwoDomains } from '../testing/little-site'
import { alternateFaults } from './alternate-faults'

const link = (tag: string, path: string) =>
  `<link rel="alternate" hrefLang="${tag}" href="https://tecto.example${path}"/>`
const file = 'pt-br/ana.html'
const spanish = link('es-ES', '/es-es/ana')

test.each([
  [
    'a missing alternate',
    file,
    spanish,
    '',
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: names 0 alternates for es-ES, and should name 1.',
    ],
  ],
  [
    'no x-default',
    file,
    link('x-default', '/pt-br/ana'),
    '',
    ['/pt-br/ana: names 0 alternates for x-default, and should name 1.'],
  ],
  [
    'an alternate twice',
    file,
    spanish,
    spanish + spanish,
    ['/pt-br/ana: names 2 alternates for es-ES, and should name 1.'],
  ],
  [
    'an alternate in a language that the site does not have',
    file,
    spanish,
    spanish + link('fr-FR', '/es-es/ana'),
    [
      '/pt-br/ana: names 1 alternates for fr-FR, and should name 0.',
      '/pt-br/ana: the alternate for fr-FR, https://tecto.example/es-es/ana, should be in that language, and is in es-ES.',
    ],
  ],
  [
    'an alternate that does not exist',
    file,
    spanish,
    link('es-ES', '/es-es/none'),
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: the alternate for es-ES, https://tecto.example/es-es/none, should be a page that exists.',
    ],
  ],
  [
    'an alternate that is noindex',
    file,
    spanish,
    link('es-ES', '/es-es/obrigado'),
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: the alternate for es-ES, https://tecto.example/es-es/obrigado, should be a page that search engines are sent to.',
    ],
  ],
  [
    'an alternate that does not point back',
    file,
    spanish,
    link('es-ES', '/es-es/noticias'),
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: the alternate for es-ES, https://tecto.example/es-es/noticias, should name this page back for pt-BR.',
    ],
  ],
  [
    'an alternate in another language',
    file,
    spanish,
    link('es-ES', '/en-us/ana'),
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: the alternate for es-ES, https://tecto.example/en-us/ana, should be in that language, and is in en-US.',
    ],
  ],
  [
    'an alternate on another domain',
    file,
    spanish,
    spanish.replace('tecto.example', 'other.example'),
    [
      '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
      '/pt-br/ana: the alternate for es-ES, https://other.example/es-es/ana, should be a page that exists.',
    ],
  ],
  [
    'another page as the alternate for its own language',
    file,
    link('pt-BR', '/pt-br/ana'),
    link('pt-BR', '/pt-br'),
    [
      '/pt-br/ana: the alternate for pt-BR is https://tecto.example/pt-br, and should be https://tecto.example/pt-br/ana.',
      '/pt-br/ana: the alternate for pt-BR, https://tecto.example/pt-br, should name this page back for pt-BR.',
      '/pt-br/ana: the alternate for x-default is https://tecto.example/pt-br/ana, and should be https://tecto.example/pt-br.',
    ],
  ],
  [
    'another page as x-default',
    file,
    link('x-default', '/pt-br/ana'),
    link('x-default', '/en-us/ana'),
    [
      '/pt-br/ana: the alternate for x-default is https://tecto.example/en-us/ana, and should be https://tecto.example/pt-br/ana.',
    ],
  ],
  [
    'alternates of a page that exists in one language only',
    'ia.html',
    '<title>',
    `${link('en-US', '/en-us')}<title>`,
    ['/ia: names an alternate for en-US, and should name none.'],
  ],
  [
    'alternates of a page that is noindex',
    'pt-br/obrigado.html',
    '<title>',
    `${link('en-US', '/en-us')}<title>`,
    ['/pt-br/obrigado: names an alternate for en-US, and should name none.'],
  ],
  [
    'a second address with other alternates',
    'index.html',
    link('es-ES', '/es-es'),
    '',
    ['/: its alternates should be those of /pt-br.'],
  ],
])('%s', async (_, changed, from, to, faults) => {
  expect(await faultsAfter(alternateFaults, changed, from, to)).toEqual(faults)
})

test('an alternate on the domain of another language', async () => {
  const files = onTwoDomains()
  const spanishOnEnglish = spanish.replace('tecto.example', 'tecto-software.example')
  const changed = { ...files, [file]: String(files[file]).replace(spanish, spanishOnEnglish) }
  expect(await faultsWith(alternateFaults, changed)).toEqual([
    '/es-es/ana: the alternate for pt-BR, https://tecto.example/pt-br/ana, should name this page back for es-ES.',
    '/pt-br/ana: the alternate for es-ES, https://tecto-software.example/es-es/ana, should be at its canonical address https://tecto.example/es-es/ana.',
  ])
})
