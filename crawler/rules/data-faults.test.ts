import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { dataFaults } from './data-faults'

const page = '/pt-br/servicos/web'
const data = 'data/pt-br/servicos/web.json'

test.each([
  ['of another build', '"id":"page"', '"id":"other"', `/${data} should hold the same data as the document.`],
  [
    'that would change the head after a click on a link',
    '<title>Service',
    '<title>Other',
    `the head that /${data} has for it should be that of the document.`,
  ],
])('data %s', async (_, from, to, fault) => {
  expect(await faultsAfter(dataFaults, data, from, to)).toEqual([`${page}: ${fault}`])
})

test('data of another page', async () => {
  expect(await faultsAfter(dataFaults, data, '"pathname":"/pt-br/servicos/web"', '"pathname":"/pt-br/ana"')).toContain(
    `${page}: /${data} is that of /pt-br/ana.`,
  )
})
