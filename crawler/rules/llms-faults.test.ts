import { expect, test, vi } from 'vitest'
import { faultsWith, littleSite } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { llmsFaults } from './llms-faults'

vi.mock('../../content/limits', async (load) => ({ ...(await load<object>()), articlesInFeed: 1 }))

const llms = 'llms.txt'
const ia = '- [Page](~/ia): words\n'
const noPage = 'and should lead to the canonical address of a page.'

testDamages(llmsFaults, [
  ['no name', llms, '# Tecto', 'Tecto', 'begins with "Tecto", and should begin with "# Tecto".'],
  ['no summary', llms, '> ', '', 'has no summary, and should have one after ">".'],
  ['a page that is missing', llms, ia, '', 'lacks ~/ia, and should list it.'],
  ['a page that does not exist', llms, ia, '$&[B](~/none)', `leads to ~/none, ${noPage}`],
  ['a second address', llms, ia, '$&[B](~/)', `leads to ~/, ${noPage}`],
  ['a relative address', llms, ia, '$&[B](/ia)', `leads to /ia, ${noPage}`],
  ['no newest article', llms, '~/pt-br/noticias/a', '~/ia', 'lacks ~/pt-br/noticias/a, and should list it.'],
])

test('no file', async () => {
  expect(await faultsWith(llmsFaults, { [llms]: undefined })).toEqual(['/llms.txt: does not exist, and should.'])
})

test('an article that is too old for it may be left out', async () => {
  const [data, html] = ['data/pt-br/noticias/a.json', 'pt-br/noticias/a.html'].map((file) => String(littleSite()[file]))
  const older = html?.replaceAll('noticias/a"', 'noticias/0"').replaceAll('2024-05-14', '2024-05-13')
  const files = { 'pt-br/noticias/0.html': older, 'data/pt-br/noticias/0.json': data }
  expect(await faultsWith(llmsFaults, files)).toEqual([])
})

test('the further pages of a list may be left out', async () => {
  const further = String(littleSite()['ia.html']).replace('<title>', '<link rel="prev" href="/"/><title>')
  const text = String(littleSite()[llms]).replace(/.*\/ia\).*\n/, '')
  expect(await faultsWith(llmsFaults, { 'ia.html': further, [llms]: text })).toEqual([])
})
