import { expect, test } from 'vitest'
import { faultsWith, shareImagePicture } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { shareImageFaults } from './share-image-faults'

const ana = 'pt-br/ana.html'
const folder = 'share-images'
const file = `${folder}/pt-br-ana.jpg`
const noFile = 'and should be the https address of a file of this site.'
const shared = `has the share image of /pt-br, ~/${folder}/pt-br.jpg, and should have its own.`
const jpeg = (width: number, height: number) => shareImagePicture(width, height).jpeg().toBuffer()
const png = await shareImagePicture(1200, 630).png().toBuffer()
const heavy = Buffer.concat([await jpeg(1200, 630)], 301 * 1024)

test.each([
  ['of the wrong size', await jpeg(1200, 600), 'is 1200 x 600, and should be 1200 x 630.'],
  ['of the wrong type', png, 'is a file of type png, and should be a JPEG.'],
  ['that is no picture', 'none', 'is no picture, and should be a JPEG.'],
  ['of too many bytes', heavy, 'has 301 KB, and should have at most 300 KB.'],
])('a share image %s', async (_, content, fault) => {
  expect(await faultsWith(shareImageFaults, { [file]: content })).toEqual([`/${file}: the share image ${fault}`])
})

testDamages(shareImageFaults, [
  ['no share image', ana, '"og:image"', '"none"', 'has 0 og:image, and should have one.'],
  ['a missing share image', ana, file, `${folder}/none.jpg`, `og:image is ~/${folder}/none.jpg, ${noFile}`],
  ['a relative address', ana, `~/${folder}`, `/${folder}`, `og:image is /${file}, ${noFile}`],
  ['a share image of another page', ana, file, `${folder}/pt-br.jpg`, shared],
])
