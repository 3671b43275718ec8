import { afterEach, expect, test, vi } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { llmsFaults } from './llms-faults'

/** How many of the newest articles the file should have: the little site has one. */
const newest = vi.hoisted(() => ({ count: 1 }))
vi.mock('../../content/limits', async (load) => ({
  ...(await load<object>()),
  get articlesInFeed() {
    return newest.count
  },
}))
afterEach(() => {
  newest.count = 1
})

const listed = (path: string) => `- [Page](https://tecto.example${path}): words\n`

test.each([
  ['no name', '# Tecto', 'Tecto', ['/llms.txt: begins with "Tecto", and should begin with "# Tecto".']],
  ['no summary', '> ', '', ['/llms.txt: has no summary, and should have one after ">".']],
  [
    'a page that is missing',
    '- [Page](https://tecto.example/ia): words\n',
    '',
    ['/llms.txt: lacks https://tecto.example/ia, and should list it.'],
  ],
  [
    'a page that does not exist',
    '(https://tecto.example/ia)',
    '(https://tecto.example/ia) [B](https://tecto.example/none)',
    ['/llms.txt: leads to https://tecto.example/none, and should lead to the canonical address of a page.'],
  ],
  [
    'a relative address',
    '(https://tecto.example/ia)',
    '(https://tecto.example/ia) [B](/ia)',
    ['/llms.txt: leads to /ia, and should lead to the canonical address of a page.'],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(llmsFaults, 'llms.txt', from, to)).toEqual(faults)
})

test('no file', async () => {
  expect(await faultsWith(llmsFaults, { 'llms.txt': undefined })).toEqual(['/llms.txt: does not exist, and should.'])
})

test('an article that is too old for it may be left out', async () => {
  const faults = () => faultsAfter(llmsFaults, 'llms.txt', listed('/pt-br/noticias/a'), '')
  expect(await faults()).toEqual(['/llms.txt: lacks https://tecto.example/pt-br/noticias/a, and should list it.'])
  newest.count = 0
  expect(await faults()).toEqual([])
})

test('the further pages of a list may be left out, but not its first one', async () => {
  const further = String(littleSite()['ia.html']).replace('<title>', '<link rel="prev" href="/"/><title>')
  const llms = String(littleSite()['llms.txt']).replace(listed('/ia'), '')
  expect(await faultsWith(llmsFaults, { 'ia.html': further, 'llms.txt': llms })).toEqual([])
  expect(await faultsAfter(llmsFaults, 'llms.txt', listed('/pt-br/noticias'), '')).toEqual([
    '/llms.txt: lacks https://tecto.example/pt-br/noticias, and should list it.',
  ])
})
