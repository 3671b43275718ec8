import { expect, test } from 'vitest'
import { faultsAfter } from '../testing/little-site'
import { dataFaults } from './data-faults'

const page = '/pt-br/servicos/web'
const data = 'data/pt-br/servicos/web.json'

test.each([
  ['of another version', '"version":"1"', '"version":"2"', `/${data} is of version 2, and should be of 1.`],
  ['of another page', '"pathname":"/pt-br/servicos/web"', '"pathname":"/pt-br/ana"', `/${data} is that of /pt-br/ana.`],
  [
    'that would change the head after a click on a link',
    '<title>Service',
    '<title>Other',
    `the head that /${data} has for it should be that of the document.`,
  ],
])('data %s', async (_, from, to, fault) => {
  expect(await faultsAfter(dataFaults, data, from, to)).toEqual([`${page}: ${fault}`])
})
