import { expect, onTestFinished, test } from 'vitest'
import { hiddenPages } from '../../content/site'
import { localeIds } from '../../locales/locales'
import { faultsWith } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { addressFaults } from './address-faults'

const ia = 'ia.html'
const canonical = (address: string) => `<link rel="canonical" href="${address}"/>`
const own = canonical('~/ia')
const home = canonical('~/pt-br')
const noindex = '<meta name="robots" content="noindex"/>'
const otherDomain =
  'its canonical address https://x.example/ia should be on tecto.example, as the home of its language.'
const isOpen = 'is open to search engines, and should be noindex:'

testDamages(addressFaults, [
  ['no canonical address', ia, own, '', 'has 0 canonical addresses, and should have 1.'],
  ['two canonical addresses', ia, own, '$&$&', 'has 2 canonical addresses, and should have 1.'],
  ['one for unknown addresses', '404.html', '<title>', `${home}$&`, 'has 1 canonical addresses, and should have 0.'],
  ['an open page that stands for another', ia, own, home, `${isOpen} it is a variant of /pt-br.`],
  ['another domain', ia, own, canonical('https://x.example/ia'), otherDomain],
  ['an indexed thank-you page', 'pt-br/obrigado.html', noindex, '', `${isOpen} it thanks for a request.`],
  ['an indexed variant', 'pt-br/inicio.html', noindex, '', `${isOpen} it is a variant of /pt-br.`],
  ['an indexed 404 page', '404.html', noindex, '', `${isOpen} it stands for unknown addresses.`],
  ['a page that is noindex', ia, '<title>', `${noindex}$&`, 'is noindex, and should be open to search engines.'],
])

const absolute = 'an absolute https address of a page of this site.'
const indexable = 'an indexable page in pt-BR.'
const wrong: [what: string, address: string, wish: string][] = [
  ['a relative address', '/pt-br', absolute],
  ['an address without https', 'http://tecto.example/pt-br', absolute],
  ['an address with a query', '~/pt-br?a=1', absolute],
  ['the address of no page', '~/none', absolute],
  ['the address of a page that is noindex', '~/pt-br/obrigado', indexable],
  ['the address of a page in another language', '~/en-us', indexable],
]
testDamages(
  addressFaults,
  wrong.map(([what, address, wish]) => {
    const fault = `its canonical address ${address} should be ${wish}`
    return [what, 'pt-br/inicio.html', home, canonical(address), fault]
  }),
)

test.each([
  ['is closed', '/servicos/web', localeIds.map((id) => `/${id}/servicos/web: ${isOpen} a test hides it.`)],
  ['exists', '/nada', ['content/site.ts: hides /nada from search engines, which is the path of no page.']],
])('a page that content/site.ts hides from search engines %s', async (_, path, faults) => {
  hiddenPages[path] = 'a test hides it'
  onTestFinished(() => {
    delete hiddenPages[path]
  })
  expect(await faultsWith(addressFaults, {})).toEqual(faults.sort())
})
