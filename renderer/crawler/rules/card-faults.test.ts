// @vitest-environment node
import { expect, test } from 'vitest'
import { cardPicture, faultsAfter, faultsWith } from '../testing/little-site'
import { cardFaults } from './card-faults'

const card = 'cards/pt-br-ana.jpg'
const good = await cardPicture(1200, 630).jpeg().toBuffer()

test.each([
  [
    'a card that is missing',
    undefined,
    [
      '/pt-br/ana: og:image is https://tecto.example/cards/pt-br-ana.jpg, and should be the https address of a file of this site.',
    ],
  ],
  [
    'a card of the wrong size',
    await cardPicture(1200, 600).jpeg().toBuffer(),
    ['/cards/pt-br-ana.jpg: the card is 1200 x 600, and should be 1200 x 630.'],
  ],
  [
    'a card of the wrong type',
    await cardPicture(1200, 630).png().toBuffer(),
    ['/cards/pt-br-ana.jpg: the card is a file of type png, and should be a JPEG.'],
  ],
  ['a card that is no picture', 'none', ['/cards/pt-br-ana.jpg: the card is no picture, and should be a JPEG.']],
  [
    'a card of too many bytes',
    Buffer.concat([good, Buffer.alloc(301 * 1024 - good.length)]),
    ['/cards/pt-br-ana.jpg: the card has 301 KB, and should have at most 300 KB.'],
  ],
])('%s', async (_, content, faults) => {
  expect(await faultsWith(cardFaults, { [card]: content })).toEqual(faults)
})

test.each([
  ['no card', '"og:image"', '"none"', ['/pt-br/ana: has 0 og:image, and should have one.']],
  [
    'a relative address',
    'content="https://tecto.example/cards',
    'content="/cards',
    ['/pt-br/ana: og:image is /cards/pt-br-ana.jpg, and should be the https address of a file of this site.'],
  ],
  [
    'a card of another page',
    card,
    'cards/pt-br.jpg',
    ['/pt-br/ana: has the card of /pt-br, https://tecto.example/cards/pt-br.jpg, and should have its own.'],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(cardFaults, 'pt-br/ana.html', from, to)).toEqual(faults)
})
