import { expect, test } from 'vitest'
import { faultsAfter, faultsWith } from '../testing/little-site'
import { llmsFaults } from './llms-faults'

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
