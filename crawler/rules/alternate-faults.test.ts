import { expect, test } from 'vitest'
import { faultsWith, onTwoDomains } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { alternateFaults } from './alternate-faults'

const ana = 'pt-br/ana.html'
const link = (tag: string, address: string) => `<link rel="alternate" hrefLang="${tag}" href="${address}"/>`
const spanish = link('es-ES', '~/es-es/ana')
const main = link('x-default', '~/pt-br/ana')
const english = link('x-default', '~/en-us/ana')
const notBack = '/es-es/ana: the alternate for pt-BR, ~/pt-br/ana, should name this page back for es-ES.'
const none = 'names an alternate for es-ES, and should name none.'

testDamages(alternateFaults, [
  ['a missing alternate', ana, spanish, '', notBack, 'names 0 alternates for es-ES, and should name 1.'],
  ['no x-default', ana, main, '', 'names 0 alternates for x-default, and should name 1.'],
  ['an alternate twice', ana, spanish, '$&$&', 'names 2 alternates for es-ES, and should name 1.'],
  [
    'an unknown language',
    ana,
    main,
    `$&${main.replace('x-default', 'fr')}`,
    'names 1 alternates for fr, and should name 0.',
    'the alternate for fr, ~/pt-br/ana, should be in that language, and is in pt-BR.',
  ],
  [
    'another address for its own language',
    ana,
    link('pt-BR', '~/pt-br/ana'),
    link('pt-BR', '~/pt-br'),
    'the alternate for pt-BR is ~/pt-br, and should be ~/pt-br/ana.',
    'the alternate for pt-BR, ~/pt-br, should name this page back for pt-BR.',
    'the alternate for x-default is ~/pt-br/ana, and should be ~/pt-br.',
  ],
  ['another x-default', ana, main, english, 'the alternate for x-default is ~/en-us/ana, and should be ~/pt-br/ana.'],
  ['alternates of a page in one language', 'ia.html', '<title>', `${spanish}$&`, none],
  ['alternates of a page that is noindex', 'pt-br/obrigado.html', '<title>', `${spanish}$&`, none],
  ['others of a second address', 'index.html', 'hrefLang="es-ES"', '', '/: its alternates should be those of /pt-br.'],
])

const wrong: [what: string, address: string, wish: string][] = [
  ['an alternate that does not exist', '~/none', 'be a page that exists.'],
  ['an alternate on another domain', 'https://x.example/es-es/ana', 'be a page that exists.'],
  ['an alternate that is noindex', '~/es-es/obrigado', 'be a page that search engines are sent to.'],
  ['an alternate that does not point back', '~/es-es', 'name this page back for pt-BR.'],
  ['an alternate in another language', '~/en-us/ana', 'be in that language, and is in en-US.'],
]
testDamages(
  alternateFaults,
  wrong.map(([what, address, wish]) => {
    const fault = `the alternate for es-ES, ${address}, should ${wish}`
    return [what, ana, spanish, link('es-ES', address), notBack, fault]
  }),
)

test('an alternate on the domain of another language', async () => {
  const files = onTwoDomains()
  const address = 'https://tecto-software.example/es-es/ana'
  const changed = { ...files, [ana]: String(files[ana]).replace('https://tecto.example/es-es/ana', address) }
  expect(await faultsWith(alternateFaults, changed)).toEqual([
    notBack,
    `/pt-br/ana: the alternate for es-ES, ${address}, should be at its canonical address ~/es-es/ana.`,
  ])
})
