import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, shareImagePicture } from '../testing/little-site'
import { shareImageFaults } from './share-image-faults'

const shareImage = 'share-images/pt-br-ana.jpg'
const good = await shareImagePicture(1200, 630).jpeg().toBuffer()

test.each([
  [
    'a share image that is missing',
    undefined,
    [
      '/pt-br/ana: og:image is https://tecto.example/share-images/pt-br-ana.jpg, and should be the https address of a file of this site.',
    ],
  ],
  [
    'a share image of the wrong size',
    await shareImagePicture(1200, 600).jpeg().toBuffer(),
    ['/share-images/pt-br-ana.jpg: the share image is 1200 x 600, and should be 1200 x 630.'],
  ],
  [
    'a share image of the wrong type',
    await shareImagePicture(1200, 630).png().toBuffer(),
    ['/share-images/pt-br-ana.jpg: the share image is a file of type png, and should be a JPEG.'],
  ],
  [
    'a share image that is no picture',
    'none',
    ['/share-images/pt-br-ana.jpg: the share image is no picture, and should be a JPEG.'],
  ],
  [
    'a share image of too many bytes',
    Buffer.concat([good, Buffer.alloc(301 * 1024 - good.length)]),
    ['/share-images/pt-br-ana.jpg: the share image has 301 KB, and should have at most 300 KB.'],
  ],
])('%s', async (_, content, faults) => {
  expect(await faultsWith(shareImageFaults, { [shareImage]: content })).toEqual(faults)
})

test.each([
  ['no share image', '"og:image"', '"none"', ['/pt-br/ana: has 0 og:image, and should have one.']],
  [
    'a relative address',
    'content="https://tecto.example/share-images',
    'content="/share-images',
    ['/pt-br/ana: og:image is /share-images/pt-br-ana.jpg, and should be the https address of a file of this site.'],
  ],
  [
    'a share image of another page',
    shareImage,
    'share-images/pt-br.jpg',
    [
      '/pt-br/ana: has the share image of /pt-br, https://tecto.example/share-images/pt-br.jpg, and should have its own.',
    ],
  ],
])('%s', async (_, from, to, faults) => {
  expect(await faultsAfter(shareImageFaults, 'pt-br/ana.html', from, to)).toEqual(faults)
})
