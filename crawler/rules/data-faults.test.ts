import { testDamages } from '../testing/test-damages'
import { dataFaults } from './data-faults'

const data = 'data/ia.json'
const other = `/ia: /${data} should hold the same data as the document.`
const head = `/ia: the head that /${data} has for it should be that of the document.`

testDamages(dataFaults, [
  ['data of another build', data, '"id":"page"', '"id":"other"', other],
  ['data of another page', data, '"pathname":"/ia', '$&b', `/ia: /${data} is that of /iab.`, other],
  ['another head than that of the document', data, '<title>', '$&My ', head],
])
